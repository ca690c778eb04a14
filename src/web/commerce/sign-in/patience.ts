/** Hashing a password takes its time on a busy machine. */
export const patience = { timeoutMs: 15_000 }
