import type { Channel, OrderStatus } from '#contract/rules/order-states.ts'
import { defineEvent } from '#modules/domain-events.ts'

/** An order's status changed. The order is locked; `from` and `to` differ. */
export const orderMoved = defineEvent<{ orderId: string; from: OrderStatus; to: OrderStatus }>('orders.moved')

/** What listeners want to know of a new order: other buyers of its goods wait while they read. */
export type OrderPlaced = {
  orderId: string
  accountId: string | null
  email: string
  channel: Channel
  placedAt: Date
  /** Those that may have led to it, the one that counts first. */
  codes: readonly string[]
  /** The token of a letter's link. */
  letter?: string | undefined
}
/** Sent in the order's transaction. */
export const orderPlaced = defineEvent<OrderPlaced>('orders.placed')

/** An order's status or money changed. The order is locked. */
export const orderChanged = defineEvent<{ orderId: string }>('orders.changed')
