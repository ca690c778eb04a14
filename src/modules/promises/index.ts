export { promiseDelivery } from './promise-delivery.ts'
