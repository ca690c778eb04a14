const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Kuala Lumpur has kept UTC+8, without summer time, since 1982. */
const offsetMs = 8 * hourMs

export type DayRange = 'today' | 'week' | 'month' | 'year' | 'all'

/** When the current day, week (from Monday), month or year began in Kuala Lumpur. */
export function startOf(range: DayRange, now: Date): Date {
  if (range === 'all') return new Date(0)
  const local = new Date(now.getTime() + offsetMs)
  const today = Math.floor(local.getTime() / dayMs) * dayMs
  const begun = {
    today,
    week: today - ((local.getUTCDay() + 6) % 7) * dayMs,
    month: Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), 1),
    year: Date.UTC(local.getUTCFullYear(), 0, 1),
  }
  return new Date(begun[range] - offsetMs)
}
