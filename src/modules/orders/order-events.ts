import type { OrderStatus } from '#contract/rules/order-states.ts'
import { defineEvent } from '#modules/domain-events.ts'

/** An order's status changed. The order is locked; `from` and `to` differ. */
export const orderMoved = defineEvent<{ orderId: string; from: OrderStatus; to: OrderStatus }>('orders.moved')
