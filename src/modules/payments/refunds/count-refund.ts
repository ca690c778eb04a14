import { isLess, money, type Money, subtract, zero } from '#contract/rules/money.ts'
import { heldOf } from '#contract/rules/order-money.ts'
import type { Ctx } from '#modules/context.ts'
import { type LockedOrder, recordRefund } from '#modules/orders/index.ts'
import { closeCapturedPayment, type PaymentRow } from '../payment-store.ts'
import { noteSurplusRefund } from './refund-notes.ts'
import { goodsIn, type RefundRow } from './refund-store.ts'

export type Returned = {
  order: LockedOrder
  payment: PaymentRow
  refund: Pick<RefundRow, 'order_id' | 'amount' | 'note' | 'provider' | 'account_id'> & Partial<Pick<RefundRow, 'goods'>>
  /** The service's id of the refund. */
  reference: string
}

/** Counts up to the money that the order holds. Returns the rest and notes it for staff. */
export async function countRefund(ctx: Ctx, { order, payment, refund, reference }: Returned): Promise<Money> {
  const amount = money(refund.amount)
  const isOfOrder = payment.status === 'captured' || payment.status === 'refunded'
  const held = isOfOrder ? heldOf(order) : zero
  const counted = isLess(held, amount) ? held : amount
  const surplus = subtract(amount, counted)
  if (isLess(zero, counted))
    await writeDown(ctx, order, { amount: counted, note: refund.note, by: refund.account_id, goods: goodsIn(refund) })
  if (isLess(zero, surplus)) await noteSurplusRefund(ctx, { ...refund, amount: surplus }, reference)
  return surplus
}

/** A full refund also closes the payment, so a reopened order can be paid again. */
export async function writeDown(ctx: Ctx, order: LockedOrder, refund: Parameters<typeof recordRefund>[2]): Promise<void> {
  if ((await recordRefund(ctx, order, refund)) === 'whole') await closeCapturedPayment(ctx.db, order.id)
}
