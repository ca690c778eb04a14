export { registerMemberJobs } from './member-jobs.ts'
export { memberRoutes } from './member-routes.ts'
export type { PersonalRecords } from './personal-records.ts'
