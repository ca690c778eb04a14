export { findHandoff, type Handoff } from './handoffs/handoff-store.ts'
