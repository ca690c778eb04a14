export type { Analytics } from './analytics.ts'
