export const knownRanges = ['today', 'yesterday', 'week', 'month', 'lastMonth', 'year'] as const
export type KnownRange = (typeof knownRanges)[number]

/** Returns the days of a named range, relative to today. Weeks begin on Monday. */
export function rangeOf(name: KnownRange, today: string): { from: string; to: string } {
  const now = new Date(today)
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()]
  const weekday = (now.getUTCDay() + 6) % 7
  const ranges: Record<KnownRange, [from: string, to: string]> = {
    today: [today, today],
    yesterday: [daysBefore(now, 1), daysBefore(now, 1)],
    week: [daysBefore(now, weekday), today],
    month: [dayAt(year, month, 1), today],
    lastMonth: [dayAt(year, month - 1, 1), dayAt(year, month, 0)],
    year: [dayAt(year, 0, 1), today],
  }
  const [from, to] = ranges[name]
  return { from, to }
}

function daysBefore(day: Date, count: number): string {
  return dayAt(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() - count)
}

function dayAt(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)
}
