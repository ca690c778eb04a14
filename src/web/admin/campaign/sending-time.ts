import { formatDateTime } from '#contract/messages/format-dates.ts'
import type { Language } from '#contract/languages.ts'
import { isQuiet } from '#contract/rules/quiet-hours.ts'
import { shopOffsetMs } from '#contract/rules/shop-time.ts'

/** People read with their coffee, not with the alarm. */
const morning = 9

/** How many minutes so many letters take. */
export function minutesFor(letters: number, perMinute: number): number {
  return Math.ceil(letters / Math.max(1, perMinute))
}

/** The next whole hour, or the first good one of the morning, as a date field of the browser writes it. */
export function nextHour(now: Date): string {
  const local = new Date(now.getTime() + shopOffsetMs)
  local.setUTCMinutes(0, 0, 0)
  local.setUTCHours(local.getUTCHours() + 1)
  while (isQuiet(new Date(local.getTime() - shopOffsetMs)) || local.getUTCHours() < morning) local.setUTCHours(local.getUTCHours() + 1)
  return local.toISOString().slice(0, 16)
}

export const printTime = (language: Language, instant: string) =>
  formatDateTime(language, instant, { weekday: true, month: 'long', year: false })
