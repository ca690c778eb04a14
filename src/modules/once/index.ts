export { IdempotencyKeyReused, InProgress } from './once-errors.ts'
export { onceOnly } from './once-only.ts'
