export { requireSession } from './studio-store.ts'
