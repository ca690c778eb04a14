import type { Language } from '#contract/languages.ts'
import { formatMoney, formatNumber } from '#contract/messages/format.ts'

export function formatCount(language: Language, count: number): string {
  return formatNumber(language, count, 0)
}

/** Formats an amount in ringgit without the currency, which the heading names. */
export function formatSum(amount: number): string {
  return formatMoney(amount).replace(/RM\s/, '')
}
