export { forgetFinishedOrders } from './close-account.ts'
export { memberRoutes } from './member-routes.ts'
export type { PersonalRecords } from './personal-records.ts'
