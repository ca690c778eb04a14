const dayMs = 24 * 3_600_000

const kept = { days: 7, weeks: 5, months: 12 }

/** The newest of each of the last seven days, five weeks (from Monday) and twelve months, in UTC, and always the newest of all. */
export function momentsToKeep(moments: readonly Date[]): Set<Date> {
  const newestFirst = moments.toSorted((one, other) => other.getTime() - one.getTime())
  return new Set([
    ...newestOf(newestFirst, kept.days, (moment) => moment.toISOString().slice(0, 10)),
    ...newestOf(newestFirst, kept.weeks, (moment) => String(Math.floor((moment.getTime() / dayMs + 3) / 7))),
    ...newestOf(newestFirst, kept.months, (moment) => moment.toISOString().slice(0, 7)),
  ])
}

function newestOf(newestFirst: readonly Date[], spans: number, spanOf: (moment: Date) => string): Date[] {
  const bySpan = new Map<string, Date>()
  for (const moment of newestFirst) {
    const span = spanOf(moment)
    if (!bySpan.has(span) && bySpan.size < spans) bySpan.set(span, moment)
  }
  return [...bySpan.values()]
}
