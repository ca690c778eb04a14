import { formatDateTime } from '#contract/messages/format-dates.ts'
import type { Language } from '#contract/languages.ts'
import { isQuiet } from '#contract/rules/quiet-hours.ts'
import { shopOffsetMs } from '#contract/rules/shop-time.ts'

/** Hour of the shop's day. Letters are read over coffee, not at the alarm. */
const morning = 9

export function minutesFor(letters: number, perMinute: number): number {
  return Math.ceil(letters / Math.max(1, perMinute))
}

/** Returns the next full hour outside the quiet hours and not before `morning`, in the format of a date input. */
export function nextHour(now: Date): string {
  const local = new Date(now.getTime() + shopOffsetMs)
  local.setUTCMinutes(0, 0, 0)
  local.setUTCHours(local.getUTCHours() + 1)
  while (isQuiet(new Date(local.getTime() - shopOffsetMs)) || local.getUTCHours() < morning) local.setUTCHours(local.getUTCHours() + 1)
  return local.toISOString().slice(0, 16)
}

export const printTime = (language: Language, instant: string) =>
  formatDateTime(language, instant, { weekday: true, month: 'long', year: false })
