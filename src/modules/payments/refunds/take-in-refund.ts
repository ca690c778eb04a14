import { system } from '#contract/actor.ts'
import { fromSen, isLess, money, subtract, zero } from '#contract/rules/money.ts'
import { isId, newId } from '#kit/ids.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { type LockedOrder, lockOrder, takeBackRefund } from '#modules/orders/index.ts'
import { refuse } from '#modules/refuse.ts'
import { countRefund } from './count-refund.ts'
import { type Provider, type RefundNews, shopCurrency } from '../gateway.ts'
import { findCapture, findPayment, lockPayment, type PaymentRow, reopenRefundedPayment } from '../payment-store.ts'
import { failureSentence, noteFailedRefund, noteReversal } from './refund-notes.ts'
import { findRefund, goodsIn, insertRefund, lockHeardRefund, lockRefund, type RefundRow, setRefundState } from './refund-store.ts'

/** Records the event once, in its own transaction, also for a refund made in the service's dashboard. Throws unavailable. */
export async function takeInRefund(ctx: Ctx, provider: Provider, news: RefundNews): Promise<void> {
  await inTransaction({ ...ctx, actor: system }, async (inside) => {
    const own = await findOwnRefund(inside, provider, news)
    const source = own ?? (await findCapture(inside.db, provider, news.captureReference))
    if (!source) return refuseTooEarly(inside, provider, news)
    const order = await lockOrder(inside, source.order_id)
    const payment = await lockPayment(inside.db, source.payment_id)
    const refund = own ? await lockRefund(inside.db, own.id) : await lockHeardRefund(inside.db, payment.id, news.reference)
    if (!refund) return begin(inside, { order, payment, news }, provider)
    return news.kind === 'returned'
      ? takeReturned(inside, { order, payment, news }, refund)
      : takeFailed(inside, { order, payment, news }, refund)
  })
}

type Heard = { order: LockedOrder; payment: PaymentRow; news: RefundNews }

/** Events arrive in any order, and the event of a payment that was started here must come first. Ignores payments of other systems. */
async function refuseTooEarly({ db }: Ctx, provider: Provider, { paymentId }: RefundNews): Promise<void> {
  const payment = await findPayment(db, provider, { paymentId })
  if (payment?.status === 'started') refuse('unavailable')
}

/** Services pass along ids of other systems too. */
async function findOwnRefund({ db }: Ctx, provider: Provider, { refundId }: RefundNews) {
  const refund = refundId !== undefined && isId(refundId) ? await findRefund(db, refundId) : undefined
  if (!refund || refund.provider !== provider || refund.payment_id === null) return undefined
  return { ...refund, payment_id: refund.payment_id }
}

async function begin(ctx: Ctx, { order, payment, news }: Heard, provider: Provider): Promise<void> {
  const { reference, amountSen, currency, note = null, reason = 'unknown' } = news
  if (currency !== shopCurrency) return ctx.log.warn({ order: order.id, provider, currency }, 'money went back in another currency')
  const refund = {
    id: newId(),
    order_id: order.id,
    payment_id: payment.id,
    provider,
    amount: fromSen(amountSen),
    note,
    request_key: `${provider}:${reference}`,
    account_id: null,
    created_at: ctx.clock.now(),
  }
  await insertRefund(ctx.db, { ...refund, status: 'started' })
  // A failure that arrives before its refund claims the reference, so the refund is not recorded later.
  if (news.kind === 'failed') return setRefundState(ctx.db, refund.id, { status: 'failed', provider_reference: reference, failure: reason })
  const surplus = await countRefund(ctx, { order, payment, refund, reference })
  await setRefundState(ctx.db, refund.id, { status: 'done', provider_reference: reference, surplus })
  if (news.isReversal) await noteReversal(ctx, refund, reference)
}

async function takeReturned(ctx: Ctx, { order, payment, news: { reference } }: Heard, refund: RefundRow): Promise<void> {
  // The shop gave up without an answer, but the refund succeeded. A refund whose failure the service reported stays failed, since that came
  // later.
  const isOpen = refund.status === 'started' || (refund.status === 'failed' && refund.provider_reference === null)
  if (!isOpen) return
  const surplus = await countRefund(ctx, { order, payment, refund, reference })
  await setRefundState(ctx.db, refund.id, { status: 'done', provider_reference: reference, surplus, failure: null })
}

/** A bank may return the money days later. The amount that the order counted as refunded is then with the shop again. */
async function takeFailed(ctx: Ctx, { order, payment, news }: Heard, refund: RefundRow): Promise<void> {
  const { reference, reason = 'unknown' } = news
  await setRefundState(ctx.db, refund.id, { status: 'failed', provider_reference: reference, failure: reason })
  if (refund.status === 'failed') return
  const counted = refund.status === 'done' ? subtract(money(refund.amount), money(refund.surplus)) : zero
  if (!isLess(zero, counted)) return noteFailedRefund(ctx, refund, reason)
  await reopenRefundedPayment(ctx.db, payment)
  await takeBackRefund(ctx, order, {
    amount: counted,
    note: failureSentence(refund, reason),
    provider: refund.provider,
    goods: goodsIn(refund),
  })
}
