import { max, type Money, money, subtract, zero } from './money.ts'
import type { PaymentStatus } from './order-states.ts'

type Sums = { paid: number; refunded: number }

/** The money received and not refunded. */
export function heldOf({ paid, refunded }: Sums): Money {
  return subtract(money(paid), money(refunded))
}

/** The part of the total that was refunded and not paid again, shown to the buyer as returned. */
export function returnedOf(order: Sums & { total: Money; payment_status: PaymentStatus }): Money {
  if (order.payment_status !== 'paid' && order.payment_status !== 'refunded') return zero
  return max(zero, subtract(order.total, heldOf(order)))
}
