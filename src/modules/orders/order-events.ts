import type { CartItem } from '#contract/checkout.ts'
import type { Channel, OrderStatus } from '#contract/rules/order-states.ts'
import { defineEvent } from '#modules/domain-events.ts'

/** An order's status changed. The order is locked; `from` and `to` differ. */
export const orderMoved = defineEvent<{ orderId: string; from: OrderStatus; to: OrderStatus }>('orders.moved')

/** Whose order, and what of. `items` are the goods found, not what was sent. */
export type OrderComing = {
  accountId: string | null
  email: string
  channel: Channel
  items: readonly Pick<Required<CartItem>, 'product_id' | 'variation_id' | 'size'>[]
}
/** In the order's transaction, before its goods are taken: nobody who wants them waits for the listeners. The order may still be refused. */
export const orderComing = defineEvent<OrderComing>('orders.coming')

/** What listeners want to know of a new order: other buyers of its goods wait while they read. */
export type OrderPlaced = {
  orderId: string
  accountId: string | null
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
