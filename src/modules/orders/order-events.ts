import type { OrderStatus } from '#contract/rules/order-states.ts'
import { defineEvent } from '#modules/domain-events.ts'

/** An order's status changed. The order is locked; `from` and `to` differ. */
export const orderMoved = defineEvent<{ orderId: string; from: OrderStatus; to: OrderStatus }>('orders.moved')

/** Sent in the order's transaction. `codes`: those that may have led to it, the one that counts first; `letter`: the link's token. */
export const orderPlaced = defineEvent<{ orderId: string; codes: readonly string[]; letter?: string | undefined }>('orders.placed')

/** An order's status or money changed. The order is locked. */
export const orderChanged = defineEvent<{ orderId: string }>('orders.changed')
