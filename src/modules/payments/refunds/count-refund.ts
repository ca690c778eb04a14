import { isLess, money, type Money, subtract, zero } from '#contract/rules/money.ts'
import { heldOf } from '#contract/rules/order-money.ts'
import type { Ctx } from '#modules/context.ts'
import { type LockedOrder, recordRefund } from '#modules/orders/index.ts'
import { closeCapturedPayment, type PaymentRow } from '../payment-store.ts'
import { noteSurplusRefund } from './refund-notes.ts'
import type { RefundRow } from './refund-store.ts'

export type Returned = {
  order: LockedOrder
  payment: PaymentRow
  refund: Pick<RefundRow, 'order_id' | 'amount' | 'note' | 'provider' | 'account_id'>
  /** The service's name of the refund. */
  reference: string
}

/**
 * Writes money that went back through a payment service to its order, as far as the order holds it, and answers the rest, of which
 * staff read in the history: a second payment, or what was written down as returned by hand before.
 */
export async function countRefund(ctx: Ctx, { order, payment, refund, reference }: Returned): Promise<Money> {
  const amount = money(refund.amount)
  const isOfOrder = payment.status === 'captured' || payment.status === 'refunded'
  const held = isOfOrder ? heldOf(order) : zero
  const counted = isLess(held, amount) ? held : amount
  const surplus = subtract(amount, counted)
  if (isLess(zero, counted)) await writeDown(ctx, order, { amount: counted, note: refund.note, by: refund.account_id })
  if (isLess(zero, surplus)) await noteSurplusRefund(ctx, { ...refund, amount: surplus }, reference)
  return surplus
}

/** The whole of it closes the payment too, so that an order opened again can be paid again. */
export async function writeDown(ctx: Ctx, order: LockedOrder, refund: Parameters<typeof recordRefund>[2]): Promise<void> {
  if ((await recordRefund(ctx, order, refund)) === 'whole') await closeCapturedPayment(ctx.db, order.id)
}
