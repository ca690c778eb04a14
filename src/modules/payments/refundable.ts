import { add, isLess, max, money, type Money, subtract, zero } from '#contract/money.ts'
import { heldOf } from '#contract/order-money.ts'
import type { LockedOrder } from '#modules/orders/index.ts'
import { NothingToRefund, RefundTooLarge } from './payment-errors.ts'
import type { RefundRow } from './refund-store.ts'

type Sums = Pick<LockedOrder, 'paid' | 'refunded'>

/** Of the money that came in, what neither went back nor is on its way. */
export function refundableOf(order: Sums, refunds: readonly RefundRow[]): Money {
  const underWay = add(...refunds.filter(({ status }) => status === 'started').map(({ amount }) => money(amount)))
  return max(zero, subtract(heldOf(order), underWay))
}

/** `refunds` are the order's others. Throws NothingToRefund or RefundTooLarge (409). */
export function requireRefundable(order: Sums, refunds: readonly RefundRow[], amount: Money): void {
  const refundable = refundableOf(order, refunds)
  if (!isLess(zero, refundable)) throw new NothingToRefund()
  if (isLess(refundable, amount)) throw new RefundTooLarge()
}
