import type { CustomerStatus, OrderStatus } from '#contract/rules/order-states.ts'
import type { OrderRow } from '#contract/orders.ts'

export type Collected = Pick<OrderRow, 'delivery' | 'event_id'>

/** What a status of this order is called: one that is collected from the studio isn't shipped, it is ready there. */
export function wordOf<Status extends CustomerStatus | OrderStatus>(
  status: Status,
  { delivery }: Pick<Collected, 'delivery'>,
): Status | 'ready' {
  return status === 'shipped' && delivery === 'pickup' ? 'ready' : status
}

/** What is collected at an event goes from hand to hand there. */
export function canBeMarked({ event_id }: Collected, status: OrderStatus): boolean {
  return status !== 'shipped' || event_id === null
}

/** Whether work on it goes on, which sending it or handing it over would end. */
export function isUnmade({ production }: Pick<OrderRow, 'production'>, status: OrderStatus): boolean {
  return (status === 'shipped' || status === 'completed') && production !== null && production.done < production.items
}

const usual: Partial<Record<OrderStatus, OrderStatus>> = { pending: 'processing', processing: 'shipped', shipped: 'completed' }

/** The status that usually comes next; at an event, handing it over is what comes. */
export function nextStatusOf({ status, ...collected }: Collected & { status: OrderStatus }): OrderStatus | undefined {
  return collected.event_id !== null && status !== 'pending' ? undefined : usual[status]
}
