import { system } from '#contract/actor.ts'
import { defaultLanguage } from '#contract/languages.ts'
import { fromSen } from '#contract/rules/money.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { lockOrder, recordHistory } from '#modules/orders/index.ts'
import { formatDateTime, formatMoney, serverTranslator } from '#modules/server-translator.ts'
import { disputeMailJob } from './dispute-mail.ts'
import { type DisputeNews, type Provider, shopCurrency } from './gateway.ts'
import { claimEvent, findCapture } from './payment-store.ts'
import { providerNames } from './settle-payment.ts'
import { takeInRefund } from './refunds/take-in-refund.ts'

/** Notifies staff of each state of a dispute once; lost money counts as refunded. Opens its own transactions and acts for the shop. */
export async function takeInDispute(ctx: Ctx, provider: Provider, news: DisputeNews): Promise<void> {
  await inTransaction({ ...ctx, actor: system }, (inside) => tellStaff(inside, provider, news))
  const { reference, captureReference, amountSen, currency, isTakenBack } = news
  if (!isTakenBack) return
  await takeInRefund(ctx, provider, { kind: 'returned', reference, refundId: undefined, captureReference, amountSen, currency })
}

async function tellStaff(ctx: Ctx, provider: Provider, news: DisputeNews): Promise<void> {
  const { state, reference } = news
  const source = await findCapture(ctx.db, provider, news.captureReference)
  if (!source) return
  const { id: orderId } = await lockOrder(ctx, source.order_id)
  if (!(await claimEvent(ctx.db, provider, `${reference}:${state}`))) return
  const note = noteOf(provider, news)
  await recordHistory(ctx, orderId, { kind: 'note', note, is_internal: true })
  await ctx.jobs.enqueue(ctx.db, disputeMailJob, { orderId, provider, reference, state, note })
}

/** In the language of the back office. */
function noteOf(provider: Provider, { state, reference, reason, answerBy, amountSen, currency }: DisputeNews): string {
  const t = serverTranslator('payments', defaultLanguage)
  const amount = fromSen(amountSen)
  const facts = {
    amount: currency === shopCurrency ? formatMoney(amount) : `${currency} ${amount.toFixed(2)}`,
    provider: providerNames[provider],
    reference,
  }
  if (state !== 'opened') return t(`dispute.note.${state}`, facts)
  if (!answerBy) return t('dispute.note.opened', { ...facts, reason })
  return t('dispute.note.openedUntil', { ...facts, reason, date: formatDateTime(defaultLanguage, answerBy, { month: 'long' }) })
}
