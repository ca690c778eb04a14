import { system } from '#contract/actor.ts'
import { defaultLanguage } from '#contract/languages.ts'
import { money } from '#contract/money.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { lockOrder, recordHistory, takeBackRefund } from '#modules/orders/index.ts'
import { formatMoney, serverWords } from '#modules/words.ts'
import type { FailedRefund } from './gateway.ts'
import { reopenRefundedPayment } from './payment-store.ts'
import { findRefund, lockRefund, type RefundRow, setRefundState } from './refund-store.ts'
import { providerNames } from './settle-payment.ts'

/** Takes in that money which counted as returned came back to the shop; a repeat changes nothing. Opens its own transaction. */
export async function failRefund(ctx: Ctx, { refundId, reason }: FailedRefund): Promise<void> {
  await inTransaction({ ...ctx, actor: system }, async (inside) => {
    const found = await findRefund(inside.db, refundId)
    if (!found) return
    const order = await lockOrder(inside, found.order_id)
    const refund = await lockRefund(inside.db, found.id)
    if (refund.status === 'failed') return
    await setRefundState(inside.db, refund.id, { status: 'failed', failure: reason })
    if (refund.status === 'started') return noteFailedRefund(inside, refund, reason)
    if (refund.payment_id !== null && order.payment_status === 'refunded') await reopenRefundedPayment(inside.db, refund.payment_id)
    await takeBackRefund(inside, order, { amount: money(refund.amount), note: sentenceOf(refund, reason) })
  })
}

/** Kept with the order in the language of the back office: the money is still here. */
export async function noteFailedRefund(ctx: Ctx, refund: RefundRow, reason: string): Promise<void> {
  await recordHistory(ctx, refund.order_id, { kind: 'note', note: sentenceOf(refund, reason), is_internal: true })
  ctx.log.warn({ order: refund.order_id, provider: refund.provider }, 'money could not be returned')
}

function sentenceOf({ amount, provider }: RefundRow, reason: string): string {
  const t = serverWords('payments', defaultLanguage)
  const name = provider === 'staff' ? provider : providerNames[provider]
  return t('note.refundFailed', { amount: formatMoney(money(amount)), provider: name, reason })
}
