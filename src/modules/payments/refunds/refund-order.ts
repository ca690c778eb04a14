import { accountIdOf } from '#contract/actor.ts'
import { isLess, type Money, subtract, zero } from '#contract/rules/money.ts'
import { newId } from '#kit/ids.ts'
import { defineJob } from '#kit/jobs/jobs.ts'
import { recordChange } from '#modules/audit/index.ts'
import type { Ctx } from '#modules/context.ts'
import { type LockedOrder, lockOrder, requireIdempotencyKey, type ReturnedGoods } from '#modules/orders/index.ts'
import { z } from 'zod'
import { writeDown } from './count-refund.ts'
import { findCapturedPayment, type PaymentRow } from '../payment-store.ts'
import { insertRefund, listRefundRows, type RefundRow } from './refund-store.ts'
import { refundableOf, requireRefundable } from './refundable.ts'

type RefundInput = { id: string; amount: Money; note?: string | undefined; is_by_hand: boolean }

export const refundJob = defineJob({
  name: 'refund',
  payload: z.strictObject({ refundId: z.uuid() }),
  // Retries for about two hours, with pauses that double from 2 s. Services recognise a repeated key for longer.
  retryLimit: 12,
})

/**
 * Refunds money for staff. A refund by hand is recorded at once; a refund through the payment service is enqueued as a job. Runs once per
 * key. Throws NotFound, nothing_to_refund or refund_too_large (409), refund_needs_admin (403), InvalidInput (422) without a usable
 * `Idempotency-Key`.
 */
export async function refundOrder(ctx: Ctx, { id, amount, note, is_by_hand }: RefundInput, givenKey: string | undefined): Promise<void> {
  const requestKey = requireIdempotencyKey(givenKey)
  const order = await lockOrder(ctx, id)
  const payment = is_by_hand ? undefined : await findCapturedPayment(ctx.db, order.id)
  const refund = refundOf(ctx, order, payment, { amount, note: note || null, requestKey })
  // The key is claimed before the checks, so a repeated refund of the last ringgit is not refused.
  if (!(await insertRefund(ctx.db, refund))) return
  const others = (await listRefundRows(ctx.db, order.id)).filter((other) => other.id !== refund.id)
  await requireRefundable(ctx, order, others, amount)
  await recordChange(ctx, {
    action: 'order.refund',
    entity: 'order',
    entityId: order.id,
    entityName: order.order_number,
    after: { refund: refund.id, amount, through: refund.provider },
  })
  if (payment) return ctx.jobs.enqueue(ctx.db, refundJob, { refundId: refund.id })
  await writeDown(ctx, order, { amount, note: refund.note })
}

/** Refunds all money of a locked order except `keep`. The caller writes the log. Runs once per key. Throws refund_needs_admin. */
export async function payBack(
  ctx: Ctx,
  order: LockedOrder,
  { keep = zero, ...paidBack }: Omit<PaidBack, 'amount'> & { keep?: Money },
): Promise<void> {
  const others = await listRefundRows(ctx.db, order.id)
  const amount = subtract(refundableOf(order, others), keep)
  if (order.payment_status !== 'paid' || !isLess(zero, amount)) return
  await sendBack(ctx, order, others, { amount, ...paidBack })
}

type PaidBack = { amount: Money; note: string | null; requestKey: string; goods?: ReturnedGoods | undefined }

/**
 * Refunds the given amount like `payBack`. Runs once per key. Throws nothing_to_refund or refund_too_large (409), refund_needs_admin (403).
 */
export async function payBackPart(ctx: Ctx, order: LockedOrder, paidBack: PaidBack): Promise<void> {
  await sendBack(ctx, order, await listRefundRows(ctx.db, order.id), paidBack)
}

async function sendBack(ctx: Ctx, order: LockedOrder, others: readonly RefundRow[], paidBack: PaidBack): Promise<void> {
  const { amount } = paidBack
  const payment = await findCapturedPayment(ctx.db, order.id)
  const refund = refundOf(ctx, order, payment, paidBack)
  if (!(await insertRefund(ctx.db, refund))) return
  await requireRefundable(ctx, order, others, amount)
  await (payment ? ctx.jobs.enqueue(ctx.db, refundJob, { refundId: refund.id }) : writeDown(ctx, order, { ...paidBack, amount }))
}

function refundOf(
  { actor, clock }: Ctx,
  order: LockedOrder,
  payment: PaymentRow | undefined,
  { amount, note, requestKey, goods }: PaidBack,
) {
  return {
    id: newId(),
    order_id: order.id,
    payment_id: payment?.id ?? null,
    provider: payment?.provider ?? ('staff' as const),
    status: payment ? ('started' as const) : ('done' as const),
    amount,
    note,
    goods: goods === undefined ? null : JSON.stringify(Object.fromEntries(goods)),
    request_key: requestKey,
    account_id: accountIdOf(actor),
    created_at: clock.now(),
  }
}
