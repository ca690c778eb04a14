import type { Language } from '#contract/languages.ts'
import { formatMoney, formatNumber } from '#contract/messages/format.ts'

/** A count with its thousands apart. */
export function formatCount(language: Language, count: number): string {
  return formatNumber(language, count, 0)
}

/** An amount of ringgit under a heading that says so. */
export function formatSum(amount: number): string {
  return formatMoney(amount).replace(/RM\s/, '')
}
