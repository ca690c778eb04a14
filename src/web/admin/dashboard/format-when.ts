import type { Language } from '#contract/languages.ts'
import { formatDate, formatTime } from '#contract/messages/format-dates.ts'
import { dayOf } from '#contract/rules/shop-time.ts'

/** The time alone today, the day before that; the year only where it is another. */
export function formatWhen(language: Language, instant: string, at: string): string {
  const [day, today] = [dayOf(new Date(instant)), dayOf(new Date(at))]
  if (day === today) return formatTime(instant)
  return `${formatDate(language, instant, { month: 'short', year: day.slice(0, 4) !== today.slice(0, 4) })}, ${formatTime(instant)}`
}
