export { claimLock } from './once-store.ts'
export { onceOnly, requireKey } from './once-only.ts'
