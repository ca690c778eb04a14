import type { Order } from '#contract/orders.ts'
import type { DeliveryPromise } from '#contract/rules/working-days.ts'

/** What the buyer was told when they ordered, until it is there. What is collected at an event is there on its day. */
export function standingPromise({
  promised,
  delivery,
  pickup,
  status,
}: Pick<Order, 'promised' | 'delivery' | 'pickup' | 'status'>): DeliveryPromise | null {
  const isThere = status === 'completed' || status === 'cancelled' || (delivery === 'pickup' && status === 'shipped')
  return isThere || pickup ? null : promised
}
