export { LiveChanges, liveTables } from './live-changes.ts'
