import type { Money } from '#contract/rules/money.ts'
import type { Language } from '#contract/languages.ts'
import { formatNumber } from '#contract/messages/format.ts'

/** What a buyer in Kazakhstan may expect to pay, in tens of tenge; nothing where it is of no use or the shop gives no rate. */
export function aboutTenge(language: Language, total: Money, { country, rate }: { country: string; rate: number }): string | undefined {
  return country === 'KZ' && rate > 0 && total > 0 ? formatNumber(language, Math.round((total * rate) / 10) * 10, 0) : undefined
}
