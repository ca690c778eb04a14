import type { Language } from '#contract/languages.ts'
import { formatNumber, formatPercent } from '#contract/messages/format.ts'
import type { AreaTranslator } from '#contract/messages/translator.ts'

export const spans = [4, 12, 26, 52] as const

export const isWeeks = (text: string) => spans.some((weeks) => String(weeks) === text)
export const isType = (text: string) => /^[0-9a-f-]{36}$/i.test(text)

export function shareOf(language: Language, { items, on_time }: { items: number; on_time: number }): string {
  return items === 0 ? '–' : formatPercent(language, on_time / items)
}

const hoursADay = 24

export function printLead(t: AreaTranslator<'admin-production-figures'>, language: Language, hours: number | null): string {
  if (hours === null) return '–'
  const rounded = (value: number) => formatNumber(language, Math.round(value * 10) / 10)
  return hours < 2 * hoursADay ? t('hours', { hours: rounded(hours) }) : t('days', { days: rounded(hours / hoursADay) })
}
