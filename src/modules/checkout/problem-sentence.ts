import type { Problem } from '#contract/checkout.ts'
import type { Language } from '#contract/languages.ts'
import { serverWords } from '#modules/words.ts'

export type ProblemFound = Pick<Problem, 'code' | 'available'>

/** One sentence for the shopper, to stand beside the line. */
export function describeProblem({ code, available }: ProblemFound, language: Language): string {
  const t = serverWords('buying', language)
  if (code === 'out_of_stock') return available ? t('problems.few_left', { count: available }) : t('problems.sold_out')
  return t(`problems.${code}`)
}
