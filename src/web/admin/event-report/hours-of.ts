import type { EventReport } from '#contract/stall-sales.ts'

const hourMs = 3_600_000
/** In hours. Longer gaps, as between the days of a fair, are left out. */
const longestGap = 6

/** Returns the hours with sales and the empty hours in short gaps between them. */
export function hoursOf(sold: EventReport['by_hour']): { hour: string; units: number }[] {
  const hours: { hour: string; units: number }[] = []
  for (const { hour, units } of sold.toSorted((a, b) => a.hour.localeCompare(b.hour))) {
    const before = hours.at(-1)
    const gap = before === undefined ? 0 : (Date.parse(hour) - Date.parse(before.hour)) / hourMs - 1
    if (before && gap <= longestGap) {
      for (let step = 1; step <= gap; step += 1)
        hours.push({ hour: new Date(Date.parse(before.hour) + step * hourMs).toISOString(), units: 0 })
    }
    hours.push({ hour, units })
  }
  return hours
}
