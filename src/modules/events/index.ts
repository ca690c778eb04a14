export { registerEventJobs } from './close-events.ts'
export { eventRoutes } from './event-routes.ts'
export { listEvents } from './list-events.ts'
