const dayMs = 24 * 3_600_000

/** How many days, weeks and months keep a backup of theirs. */
const kept = { days: 7, weeks: 5, months: 12 }

/**
 * Which of these moments are kept: the newest of each of the last seven days, five weeks and twelve months that have one, in UTC; weeks begin
 * on Monday. The newest of all is always among them.
 */
export function momentsToKeep(moments: readonly Date[]): Set<Date> {
  const newestFirst = moments.toSorted((one, other) => other.getTime() - one.getTime())
  return new Set([
    ...newestOf(newestFirst, kept.days, (moment) => moment.toISOString().slice(0, 10)),
    ...newestOf(newestFirst, kept.weeks, (moment) => String(Math.floor((moment.getTime() / dayMs + 3) / 7))),
    ...newestOf(newestFirst, kept.months, (moment) => moment.toISOString().slice(0, 7)),
  ])
}

/** The newest of each span, of as many spans as are asked for. */
function newestOf(newestFirst: readonly Date[], spans: number, spanOf: (moment: Date) => string): Date[] {
  const bySpan = new Map<string, Date>()
  for (const moment of newestFirst) {
    const span = spanOf(moment)
    if (!bySpan.has(span) && bySpan.size < spans) bySpan.set(span, moment)
  }
  return [...bySpan.values()]
}
