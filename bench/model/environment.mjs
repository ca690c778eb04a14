/** On a busy machine a request may wait longer; its cost stays the same. */
export const environment = { REQUEST_WAIT_MS: '60000' }
