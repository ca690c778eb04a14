import type { Order } from '../orders.ts'
import { progressOf, progressSteps } from './order-states.ts'

type RoadStep = 'placed' | 'processing' | 'processed' | 'shipped' | 'delivered' | 'ready' | 'pickedUp'

/** `current`: index of the order's current step; the number of steps if all are done. */
export type OrderRoad = { steps: readonly { key: string; step: RoadStep }[]; current: number }

/** Returns the steps that the order page and the mails show. Undefined for a cancelled order. */
export function orderRoadOf({ status, delivery, pickup }: Pick<Order, 'status' | 'delivery' | 'pickup'>): OrderRoad | undefined {
  const at = progressOf(status)
  if (at === undefined) return undefined
  if (pickup) return roadToEvent(at, status)
  const collected = { shipped: 'ready', delivered: 'pickedUp' } as const
  const steps = progressSteps.map((key, index): { key: string; step: RoadStep } => {
    if (delivery === 'pickup' && (key === 'shipped' || key === 'delivered')) return { key, step: collected[key] }
    return { key, step: key === 'processing' && at > index ? 'processed' : key }
  })
  return { steps, current: status === 'completed' ? steps.length : at }
}

/** The goods are at the event already, so there is no packing or shipping. */
function roadToEvent(at: number, status: Order['status']): OrderRoad {
  const steps = [
    { key: 'placed', step: 'placed' },
    { key: 'processing', step: 'ready' },
    { key: 'delivered', step: 'pickedUp' },
  ] as const
  return { steps, current: status === 'completed' ? steps.length : Math.min(at, 1) }
}
