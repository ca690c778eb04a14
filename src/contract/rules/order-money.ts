import { max, type Money, money, subtract, zero } from './money.ts'
import type { PaymentStatus } from './order-states.ts'

type Sums = { paid: number; refunded: number }

/** The money that came in and has not gone back. */
export function heldOf({ paid, refunded }: Sums): Money {
  return subtract(money(paid), money(refunded))
}

/** Of an order's total, what went back and did not come in again: what its buyer reads as returned. */
export function returnedOf(order: Sums & { total: Money; payment_status: PaymentStatus }): Money {
  if (order.payment_status !== 'paid' && order.payment_status !== 'refunded') return zero
  return max(zero, subtract(order.total, heldOf(order)))
}
