export type { LiveChanges } from './live-changes.ts'
export type { LiveHints } from './live-hints.ts'
