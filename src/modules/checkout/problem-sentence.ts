import type { Problem } from '#contract/checkout.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import type { Language } from '#contract/languages.ts'
import { zero } from '#contract/rules/money.ts'
import { formatMoney, serverTranslator } from '#modules/server-translator.ts'

export type ProblemFound = Pick<Problem, 'code' | 'available' | 'until' | 'minimum'>

export function describeProblem({ code, available, until, minimum }: ProblemFound, language: Language, { isGuest = false } = {}): string {
  const t = serverTranslator('buying', language)
  if (code === 'out_of_stock') return available ? t('problems.few_left', { count: available }) : t('problems.sold_out')
  if (code === 'members_only_until') return t('problems.members_only_until', { date: formatDate(language, until ?? '') })
  if (code === 'discount_minimum') return t('problems.discount_minimum', { amount: formatMoney(minimum ?? zero) })
  if (code === 'discount_unknown' && isGuest) return t('problems.discount_unknown_to_guests')
  return t(`problems.${code}`)
}
