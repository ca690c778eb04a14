import type { Language } from '#contract/languages.ts'
import { formatMoney, formatNumber } from '#contract/messages/format.ts'
import { fewestPartnerVisits } from '#contract/rules/partner-rules.ts'

export function formatCount(language: Language, count: number): string {
  return formatNumber(language, count, 0)
}

/** Formats a number of visits, of which the shop does not show one to four (null). */
export function formatVisits(language: Language, visits: number | null): string {
  return visits === null ? `<\u00a0${formatCount(language, fewestPartnerVisits)}` : formatCount(language, visits)
}

/** Formats an amount in ringgit without the currency, which the heading names. */
export function formatSum(amount: number): string {
  return formatMoney(amount).replace(/RM\s/, '')
}
