import { mostFigureDays, type Comparison } from '#contract/rules/figure-reports.ts'
import { dayOf, endOfDay, startOfDay } from '#contract/rules/shop-time.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'

export type Days = { from: string; to: string }

const dayMs = 24 * 3_600_000
const usualDays = 30

/** Returns the requested days, both included. Throws InvalidInput for a span that ends before it begins or is too long. */
export function daysOf(now: Date, { from, to }: { from?: string | undefined; to?: string | undefined }): Days {
  const last = to === undefined ? dayOf(now) : dayOf(new Date(endOfDay(to).getTime() - 1))
  const first = from === undefined ? shifted(last, 1 - usualDays) : dayOf(startOfDay(from))
  if (first > last) throw new InvalidInput({ to: 'ends_before' })
  if (countDays({ from: first, to: last }) > mostFigureDays) throw new InvalidInput({ from: 'too_long_span' })
  return { from: first, to: last }
}

/** Returns the same number of days before, or the same days a year before. */
export function comparedWith({ from, to }: Days, comparison: Exclude<Comparison, 'none'>): Days {
  if (comparison === 'year') return { from: yearBefore(from), to: yearBefore(to) }
  return { from: shifted(from, -countDays({ from, to })), to: shifted(from, -1) }
}

export function eachDay({ from, to }: Days): string[] {
  return Array.from({ length: countDays({ from, to }) }, (_, index) => shifted(from, index))
}

function countDays({ from, to }: Days): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1
}

function shifted(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

/** For 29 February it returns the 28th, since other years lack that day. */
function yearBefore(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${String(Number(year) - 1).padStart(4, '0')}-${month}-${month === '02' && date === '29' ? '28' : date}`
}
