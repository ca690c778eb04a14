import { system } from '#contract/actor.ts'
import { defaultLanguage } from '#contract/languages.ts'
import { fromSen, money, toSen } from '#contract/rules/money.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { type LockedOrder, lockOrder, recordHistory, recordPayment } from '#modules/orders/index.ts'
import { formatMoney, serverTranslator } from '#modules/server-translator.ts'
import { type PaymentNews, type Provider, shopCurrency } from './gateway.ts'
import { claimEvent, findPayment, lockPayment, settle } from './payment-store.ts'

export type Settlement = 'paid' | 'failed' | 'surplus' | 'known' | 'unknown'

/** Records the event once, in its own transaction and as the shop. Money that the order does not need is noted for staff. */
export function settlePayment(ctx: Ctx, provider: Provider, news: PaymentNews, eventId?: string): Promise<Settlement> {
  return inTransaction({ ...ctx, actor: system }, async (inside) => {
    if (eventId !== undefined && !(await claimEvent(inside.db, provider, eventId))) return 'known'
    const found = await findPayment(inside.db, provider, news)
    if (!found) return 'unknown'
    // The order is locked first, as in every command, which prevents deadlocks.
    const order = await lockOrder(inside, found.order_id)
    const payment = await lockPayment(inside.db, found.id)
    const isOpen = payment.status === 'started' || (payment.status === 'failed' && news.kind === 'captured')
    if (!isOpen) return 'known'
    return news.kind === 'captured' ? takeMoney(inside, order, payment.id, provider, news) : giveUp(inside, payment.id, news)
  })
}

async function giveUp(ctx: Ctx, paymentId: string, { captureReference, reference }: PaymentNews): Promise<Settlement> {
  await settle(ctx.db, paymentId, { status: 'failed', captureReference, reference })
  return 'failed'
}

async function takeMoney(ctx: Ctx, order: LockedOrder, paymentId: string, provider: Provider, news: PaymentNews): Promise<Settlement> {
  const { captureReference, reference } = news
  const isWhole = news.currency === shopCurrency && news.amountSen === toSen(money(order.total))
  const recorded = isWhole ? await recordPayment(ctx, order.id, { provider, reference: captureReference }) : 'wrong_amount'
  const isSurplus = recorded === 'already_paid' || recorded === 'wrong_amount'
  const amount = fromSen(news.amountSen)
  await settle(ctx.db, paymentId, { status: isSurplus ? 'surplus' : 'captured', captureReference, reference, amount })
  if (recorded !== 'paid') await noteForStaff(ctx, order, provider, news, recorded)
  return isSurplus ? 'surplus' : 'paid'
}

export const providerNames = { stripe: 'Stripe', paypal: 'PayPal', sandbox: 'Sandbox' } as const satisfies Record<Provider, string>

/** Adds a note to the order in the language of the back office: the money has to be refunded. */
async function noteForStaff(
  ctx: Ctx,
  order: LockedOrder,
  provider: Provider,
  news: PaymentNews,
  reason: 'already_paid' | 'paid_after_cancellation' | 'wrong_amount',
): Promise<void> {
  const t = serverTranslator('payments', defaultLanguage)
  const facts = { amount: amountOf(news), provider: providerNames[provider], reference: news.captureReference }
  const note = {
    already_paid: () => t('note.surplusPaid', facts),
    paid_after_cancellation: () => t('note.surplusCancelled', facts),
    wrong_amount: () => t('note.surplusAmount', { ...facts, total: formatMoney(order.total) }),
  }[reason]()
  await recordHistory(ctx, order.id, { kind: 'note', note, is_internal: true })
  ctx.log.warn({ order: order.id, provider, reason }, 'money arrived that an order does not need')
}

function amountOf({ amountSen, currency }: PaymentNews): string {
  const amount = fromSen(amountSen)
  return currency === shopCurrency ? formatMoney(amount) : `${currency} ${amount.toFixed(2)}`
}
