/** On a machine that has other things to do a request may wait; what it costs stays the same. */
export const environment = { REQUEST_WAIT_MS: '60000' }
