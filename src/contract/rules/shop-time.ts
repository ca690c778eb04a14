export const shopTimeZone = 'Asia/Kuala_Lumpur'

/** Kuala Lumpur has used UTC+8 without daylight saving time since 1982. */
export const shopOffsetMs = 8 * 3_600_000

const dayMs = 24 * 3_600_000

/** Returns the day in the shop's time zone, as `YYYY-MM-DD`. */
export function dayOf(instant: Date): string {
  return new Date(instant.getTime() + shopOffsetMs).toISOString().slice(0, 10)
}

/** Returns the start of a day in the shop's time zone, or the instant itself. */
export function startOfDay(dayOrInstant: string): Date {
  return isDay(dayOrInstant) ? new Date(Date.parse(dayOrInstant) - shopOffsetMs) : new Date(dayOrInstant)
}

/** Returns the first moment after a day of the shop or after an instant, as an exclusive end. */
export function endOfDay(dayOrInstant: string): Date {
  const startMs = startOfDay(dayOrInstant).getTime()
  return new Date(startMs + (isDay(dayOrInstant) ? dayMs : 1))
}

function isDay(text: string): boolean {
  return text.length === 10
}
