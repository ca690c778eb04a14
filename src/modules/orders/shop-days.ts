import { shopOffsetMs } from '#contract/rules/shop-time.ts'

const dayMs = 24 * 3_600_000

export type DayRange = 'today' | 'week' | 'month' | 'year' | 'all'

/** Returns the start of the current day, week (from Monday), month or year in Kuala Lumpur. */
export function startOf(range: DayRange, now: Date): Date {
  if (range === 'all') return new Date(0)
  const local = new Date(now.getTime() + shopOffsetMs)
  const today = Math.floor(local.getTime() / dayMs) * dayMs
  const begun = {
    today,
    week: today - ((local.getUTCDay() + 6) % 7) * dayMs,
    month: Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), 1),
    year: Date.UTC(local.getUTCFullYear(), 0, 1),
  }
  return new Date(begun[range] - shopOffsetMs)
}
