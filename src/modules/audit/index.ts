export { auditRowsChangedSince } from './changed-since-copy.ts'
export { recordChange } from './record-change.ts'
