export { changeStep } from './steps/change-step.ts'
export { followOrder } from './steps/follow-order.ts'
export { getOrderSteps } from './steps/item-store.ts'
