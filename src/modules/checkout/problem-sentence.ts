import type { Problem } from '#contract/checkout.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import type { Language } from '#contract/languages.ts'
import { serverTranslator } from '#modules/server-translator.ts'

export type ProblemFound = Pick<Problem, 'code' | 'available' | 'until'>

export function describeProblem({ code, available, until }: ProblemFound, language: Language): string {
  const t = serverTranslator('buying', language)
  if (code === 'out_of_stock') return available ? t('problems.few_left', { count: available }) : t('problems.sold_out')
  if (code === 'members_only_until') return t('problems.members_only_until', { date: formatDate(language, until ?? '') })
  return t(`problems.${code}`)
}
