export const shopTimeZone = 'Asia/Kuala_Lumpur'

/** Kuala Lumpur has kept UTC+8, without summer time, since 1982. */
export const shopOffsetMs = 8 * 3_600_000

const dayMs = 24 * 3_600_000

/** The shop's day at an instant, as `YYYY-MM-DD`. */
export function dayOf(instant: Date): string {
  return new Date(instant.getTime() + shopOffsetMs).toISOString().slice(0, 10)
}

/** When a day of the shop began, or the instant itself. */
export function startOfDay(dayOrInstant: string): Date {
  return isDay(dayOrInstant) ? new Date(Date.parse(dayOrInstant) - shopOffsetMs) : new Date(dayOrInstant)
}

/** The first moment after a day of the shop, or after an instant: what is before it is within. */
export function endOfDay(dayOrInstant: string): Date {
  const startMs = startOfDay(dayOrInstant).getTime()
  return new Date(startMs + (isDay(dayOrInstant) ? dayMs : 1))
}

function isDay(text: string): boolean {
  return text.length === 10
}
