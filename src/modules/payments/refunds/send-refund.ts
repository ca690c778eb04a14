import { system } from '#contract/actor.ts'
import { money, type Money } from '#contract/rules/money.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { lockOrder } from '#modules/orders/index.ts'
import { askInTime } from '../ask-in-time.ts'
import { countRefund } from './count-refund.ts'
import type { RefundAnswer, RefundRequest } from '../gateway.ts'
import type { PaymentServices } from '../payment-services.ts'
import { lockPayment } from '../payment-store.ts'
import { refundAtPaypal } from '../paypal/paypal-refunds.ts'
import { noteFailedRefund } from './refund-notes.ts'
import { deleteRefund, findRefund, lockHeardRefund, lockRefund, type RefundRow, setRefundState } from './refund-store.ts'
import { refundAtStripe } from '../stripe/stripe-refunds.ts'

/** After this time without an answer the refund is given up and staff check at the service. Shorter than the job's last pause. */
const patienceMs = 3_600_000

/** Handles `refundJob` outside any transaction, with one key for all attempts. Safe to run twice. */
export async function sendRefund(ctx: Ctx, services: PaymentServices, refundId: string): Promise<void> {
  const refund = await findRefund(ctx.db, refundId)
  if (!refund?.payment_id || refund.status !== 'started') return
  const payment = await inTransaction(ctx, ({ db }) => lockPayment(db, refund.payment_id ?? ''))
  if (payment.capture_reference === null) throw new Error('The payment was captured without a reference')
  const request = { refundId, captureReference: payment.capture_reference, amount: money(refund.amount) }
  await settleRefund(ctx, refund, payment.id, await askService(ctx, services, refund, request))
}

async function askService(ctx: Ctx, { stripe, paypal }: PaymentServices, refund: RefundRow, request: RefundRequest): Promise<RefundAnswer> {
  try {
    if (refund.provider === 'sandbox') return { kind: 'done', reference: `sandbox-${refund.id.slice(-12)}` }
    if (refund.provider === 'stripe' && stripe) return await askInTime(() => refundAtStripe(stripe, request))
    if (refund.provider === 'paypal' && paypal) return await askInTime(() => refundAtPaypal(paypal, request))
    return { kind: 'refused', reason: `no keys for ${refund.provider}` }
  } catch (error) {
    if (ctx.clock.now().getTime() - refund.created_at.getTime() < patienceMs) throw error
    ctx.log.error({ err: error, refund: refund.id }, 'a refund was given up')
    return { kind: 'refused', reason: 'no answer' }
  }
}

/** The order's history names the person who requested it. A webhook may have reported the refund already. */
function settleRefund(ctx: Ctx, { id, order_id }: RefundRow, paymentId: string, answer: RefundAnswer): Promise<void> {
  return inTransaction({ ...ctx, actor: system }, async (inside) => {
    const order = await lockOrder(inside, order_id)
    const payment = await lockPayment(inside.db, paymentId)
    const refund = await lockRefund(inside.db, id)
    if (refund.status !== 'started') return
    if (answer.kind === 'refused') {
      await setRefundState(inside.db, id, { status: 'failed', provider_reference: answer.reference, failure: answer.reason })
      return noteFailedRefund(inside, refund, answer.reason)
    }
    const surplus =
      (await takeOver(inside, payment.id, answer.reference)) ??
      (await countRefund(inside, { order, payment, refund, reference: answer.reference }))
    await setRefundState(inside.db, id, { status: 'done', provider_reference: answer.reference, surplus })
  })
}

/** An event without our id was recorded as a refund from the dashboard, so the money is counted already. */
async function takeOver({ db }: Ctx, paymentId: string, reference: string): Promise<Money | undefined> {
  const heard = await lockHeardRefund(db, paymentId, reference)
  if (heard) await deleteRefund(db, heard.id)
  return heard && money(heard.surplus)
}
