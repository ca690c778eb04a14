import type { CustomerStatus, OrderStatus } from '#contract/rules/order-states.ts'
import type { OrderRow } from '#contract/orders.ts'

export type Collected = Pick<OrderRow, 'delivery' | 'event_id'>

/** Returns the status to display: an order for studio pickup is "ready" instead of "shipped". */
export function wordOf<Status extends CustomerStatus | OrderStatus>(
  status: Status,
  { delivery }: Pick<Collected, 'delivery'>,
): Status | 'ready' {
  return status === 'shipped' && delivery === 'pickup' ? 'ready' : status
}

/** An order for pickup at an event is handed over there and never shipped. */
export function canBeMarked({ event_id }: Collected, status: OrderStatus): boolean {
  return status !== 'shipped' || event_id === null
}

/** Whether production is unfinished, which shipping or completing the order would end. */
export function isUnmade({ production }: Pick<OrderRow, 'production'>, status: OrderStatus): boolean {
  return (status === 'shipped' || status === 'completed') && production !== null && production.done < production.items
}

const usual: Partial<Record<OrderStatus, OrderStatus>> = { pending: 'processing', processing: 'shipped', shipped: 'completed' }

/** Returns the usual next status. For pickup at an event there is none after `pending`, because handing over completes the order. */
export function nextStatusOf({ status, ...collected }: Collected & { status: OrderStatus }): OrderStatus | undefined {
  return collected.event_id !== null && status !== 'pending' ? undefined : usual[status]
}
