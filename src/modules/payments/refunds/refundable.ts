import { isAdmin } from '#contract/actor.ts'
import { add, isLess, max, money, type Money, subtract, zero } from '#contract/rules/money.ts'
import { heldOf } from '#contract/rules/order-money.ts'
import type { Ctx } from '#modules/context.ts'
import type { LockedOrder } from '#modules/orders/index.ts'
import { getSettings } from '#modules/settings/index.ts'
import { NothingToRefund, RefundNeedsAdmin, RefundTooLarge } from '../payment-errors.ts'
import type { RefundRow } from './refund-store.ts'

type Sums = Pick<LockedOrder, 'paid' | 'refunded'>

export function refundableOf(order: Sums, refunds: readonly RefundRow[]): Money {
  const underWay = add(...refunds.filter(({ status }) => status === 'started').map(({ amount }) => money(amount)))
  return max(zero, subtract(heldOf(order), underWay))
}

/** Returns the rest of the staff limit for this order, after all its refunds by any person. Null if no limit applies to the caller. */
export async function ownLimitOf(ctx: Ctx, refunds: readonly RefundRow[]): Promise<Money | null> {
  const { staff_refund_limit } = await getSettings(ctx)
  if (staff_refund_limit === 0 || isAdmin(ctx.actor)) return null
  const given = add(...refunds.filter(({ status }) => status !== 'failed').map(({ amount }) => money(amount)))
  return max(zero, subtract(money(staff_refund_limit), given))
}

/** `refunds` are the order's other refunds. Throws NothingToRefund or RefundTooLarge (409), RefundNeedsAdmin (403). */
export async function requireRefundable(ctx: Ctx, order: Sums, refunds: readonly RefundRow[], amount: Money): Promise<void> {
  const refundable = refundableOf(order, refunds)
  if (!isLess(zero, refundable)) throw new NothingToRefund()
  if (isLess(refundable, amount)) throw new RefundTooLarge()
  const limit = await ownLimitOf(ctx, refunds)
  if (limit !== null && isLess(limit, amount)) throw new RefundNeedsAdmin((await getSettings(ctx)).staff_refund_limit)
}
