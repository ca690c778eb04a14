export { orderBrought } from './agent-events.ts'
