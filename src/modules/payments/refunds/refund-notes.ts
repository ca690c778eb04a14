import { defaultLanguage } from '#contract/languages.ts'
import { money } from '#contract/rules/money.ts'
import type { Ctx } from '#modules/context.ts'
import { recordHistory } from '#modules/orders/index.ts'
import { formatMoney, serverTranslator } from '#modules/server-translator.ts'
import type { RefundRow } from './refund-store.ts'
import { providerNames } from '../settle-payment.ts'

type NotedRefund = Pick<RefundRow, 'order_id' | 'amount' | 'provider'>

/** Adds a note to the order in the language of the back office: the shop still has the money. */
export async function noteFailedRefund(ctx: Ctx, refund: NotedRefund, reason: string): Promise<void> {
  await note(ctx, refund, failureSentence(refund, reason))
  ctx.log.warn({ order: refund.order_id, provider: refund.provider }, 'money could not be returned')
}

export function failureSentence(refund: NotedRefund, reason: string): string {
  const t = serverTranslator('payments', defaultLanguage)
  return t('note.refundFailed', { ...factsOf(refund), reason })
}

export async function noteSurplusRefund(ctx: Ctx, refund: NotedRefund, reference: string): Promise<void> {
  const t = serverTranslator('payments', defaultLanguage)
  await note(ctx, refund, t('note.refundSurplus', { ...factsOf(refund), reference }))
}

export async function noteReversal(ctx: Ctx, refund: NotedRefund, reference: string): Promise<void> {
  const t = serverTranslator('payments', defaultLanguage)
  await note(ctx, refund, t('note.refundReversed', { ...factsOf(refund), reference }))
}

async function note(ctx: Ctx, { order_id }: NotedRefund, sentence: string): Promise<void> {
  await recordHistory(ctx, order_id, { kind: 'note', note: sentence, is_internal: true })
}

function factsOf({ amount, provider }: NotedRefund) {
  return { amount: formatMoney(money(amount)), provider: provider === 'staff' ? provider : providerNames[provider] }
}
