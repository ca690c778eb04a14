import type { Order } from '#contract/orders.ts'
import type { DeliveryPromise } from '#contract/rules/working-days.ts'

/** Returns the delivery date promised to the buyer, until the order has arrived. An order collected at an event has none. */
export function standingPromise({
  promised,
  delivery,
  pickup,
  status,
}: Pick<Order, 'promised' | 'delivery' | 'pickup' | 'status'>): DeliveryPromise | null {
  const isThere = status === 'completed' || status === 'cancelled' || (delivery === 'pickup' && status === 'shipped')
  return isThere || pickup ? null : promised
}
