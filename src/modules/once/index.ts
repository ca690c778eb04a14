export { IdempotencyKeyReused, InProgress } from './once-errors.ts'
export { onceOnly, requireKey } from './once-only.ts'
