export { promiseDelivery } from './promise-delivery.ts'
export type { PromiseWatch } from './promise-watch.ts'
