import { formatMoney } from '#contract/messages/format.ts'
import type { AreaTranslator } from '#contract/messages/translator.ts'
import type { OrderReturn } from '#contract/returns.ts'

/** Describes the outcome of a settled return, for the buyer and for staff. */
export function endOfReturn(
  t: AreaTranslator<'returns'>,
  { outcome, refunded, exchange_order }: Pick<OrderReturn, 'outcome' | 'refunded' | 'exchange_order'>,
): string {
  if (outcome === 'refund' && refunded !== null) return t('end.refund', { amount: formatMoney(refunded) })
  return outcome === 'exchange' ? t('end.exchange', { number: exchange_order ?? '' }) : t('end.nothing')
}
