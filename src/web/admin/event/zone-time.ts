/** Local time such as `2026-12-12T10:00`, in the format of a date input. */
export type WallTime = string

/** Returns the local time of a zone at an instant. */
export function wallTimeOf(instant: string, timeZone: string): WallTime {
  return new Date(Date.parse(instant) + offsetAt(Date.parse(instant), timeZone)).toISOString().slice(0, 16)
}

/** Returns the instant of a zone's local time; undefined for an invalid time. A skipped hour means the hour after it. */
export function instantOf(wall: WallTime, timeZone: string): string | undefined {
  const asUtc = Date.parse(`${wall}Z`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wall) || Number.isNaN(asUtc)) return undefined
  const guess = asUtc - offsetAt(asUtc, timeZone)
  return new Date(asUtc - offsetAt(guess, timeZone)).toISOString()
}

export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** Returns the offset of a zone from UTC in milliseconds, positive to the east. */
function offsetAt(atMs: number, timeZone: string): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  const reader = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  for (const { type, value } of reader.formatToParts(new Date(atMs))) parts[type] = value
  const { year, month, day, hour, minute, second } = parts
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - Math.floor(atMs / 1000) * 1000
}
