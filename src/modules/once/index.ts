export { IdempotencyKeyReused, InProgress } from './once-errors.ts'
export { claimLock } from './once-store.ts'
export { onceOnly, requireKey } from './once-only.ts'
