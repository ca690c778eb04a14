import type { Language } from '#contract/languages.ts'
import { formatDate, formatTime } from '#contract/messages/format-dates.ts'
import { dayOf } from '#contract/rules/shop-time.ts'

/** Formats an instant: only the time today, otherwise also the day, and the year unless it is the current one. */
export function formatWhen(language: Language, instant: string, at: string): string {
  const [day, today] = [dayOf(new Date(instant)), dayOf(new Date(at))]
  if (day === today) return formatTime(instant)
  return `${formatDate(language, instant, { month: 'short', year: day.slice(0, 4) !== today.slice(0, 4) })}, ${formatTime(instant)}`
}
