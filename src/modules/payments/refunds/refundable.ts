import { isAdmin } from '#contract/actor.ts'
import { add, isLess, max, money, type Money, subtract, zero } from '#contract/rules/money.ts'
import { heldOf } from '#contract/rules/order-money.ts'
import type { Ctx } from '#modules/context.ts'
import type { LockedOrder } from '#modules/orders/index.ts'
import { getSettings } from '#modules/settings/index.ts'
import { refuse } from '#modules/refuse.ts'
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

/** `refunds` are the order's other refunds. Throws nothing_to_refund or refund_too_large (409), refund_needs_admin (403). */
export async function requireRefundable(ctx: Ctx, order: Sums, refunds: readonly RefundRow[], amount: Money): Promise<void> {
  const refundable = refundableOf(order, refunds)
  if (!isLess(zero, refundable)) refuse('nothing_to_refund')
  if (isLess(refundable, amount)) refuse('refund_too_large')
  const limit = await ownLimitOf(ctx, refunds)
  if (limit !== null && isLess(limit, amount)) refuse('refund_needs_admin', { limit: (await getSettings(ctx)).staff_refund_limit })
}
