export { forgetFinishedOrders } from './close-account.ts'
