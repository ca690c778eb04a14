export { registerMemberJobs } from './member-jobs.ts'
export { memberRoutes } from './member-routes.ts'
export type { Person, PersonalRecords } from './personal-records.ts'
