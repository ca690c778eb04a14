import type { CartItem } from '#contract/checkout.ts'
import type { Channel, OrderStatus } from '#contract/rules/order-states.ts'
import { defineEvent } from '#modules/domain-events.ts'

/** An order's status changed. The order is locked; `from` and `to` differ. */
export const orderMoved = defineEvent<{ orderId: string; from: OrderStatus; to: OrderStatus }>('orders.moved')

/** The buyer and the goods of an order. `items` are the goods found, not the submitted ones. */
export type OrderComing = {
  accountId: string | null
  email: string
  channel: Channel
  items: readonly Pick<Required<CartItem>, 'product_id' | 'variation_id' | 'size'>[]
}
/** Sent before the goods are taken, so other buyers do not wait for the listeners. The order may still be refused. */
export const orderComing = defineEvent<OrderComing>('orders.coming')

/** What listeners need about a new order. Other buyers of its goods wait while listeners run, so this saves them reads. */
export type OrderPlaced = {
  orderId: string
  accountId: string | null
  channel: Channel
  placedAt: Date
  /** Partner codes that may have led to the order, by precedence. */
  codes: readonly string[]
  /** The token of a letter's link. */
  letter?: string | undefined
  /** The token of what a program or a link prepared. */
  handoff?: string | undefined
}
/** Sent in the order's transaction. */
export const orderPlaced = defineEvent<OrderPlaced>('orders.placed')

/** An order's status or payment changed. The order is locked. */
export const orderChanged = defineEvent<{ orderId: string }>('orders.changed')
