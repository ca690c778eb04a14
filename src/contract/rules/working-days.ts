import { shopOffsetMs } from './shop-time.ts'

/** ISO weekdays: 1 is Monday. */
export type WorkingCalendar = { workingDays: readonly number[]; holidays: ReadonlySet<string> }

export function calendarOf({ working_days, holidays }: { working_days: readonly number[]; holidays: readonly string[] }): WorkingCalendar {
  return { workingDays: working_days, holidays: new Set(holidays) }
}

const dayMs = 24 * 3_600_000
/** A calendar with such a long gap between working days is a mistake, so nothing is promised. */
const longestPauseDays = 370
const closingMs = 17 * 3_600_000

function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)
}

export function isWorkingDay(day: string, { workingDays, holidays }: WorkingCalendar): boolean {
  const weekday = new Date(day).getUTCDay() || 7
  return workingDays.includes(weekday) && !holidays.has(day)
}

/** Returns the first working day after a day; undefined if there is none within a year. */
function nextWorkingDay(day: string, calendar: WorkingCalendar): string | undefined {
  for (let ahead = 1; ahead <= longestPauseDays; ahead++) {
    const candidate = addDays(day, ahead)
    if (isWorkingDay(candidate, calendar)) return candidate
  }
  return undefined
}

/** Adds working days to a day, which need not be a working day itself. Zero days after a day off is the next working day. */
export function addWorkingDays(day: string, count: number, calendar: WorkingCalendar): string | undefined {
  if (count === 0 && isWorkingDay(day, calendar)) return day
  let reached: string | undefined = day
  for (let step = 0; step < Math.max(1, count) && reached !== undefined; step++) reached = nextWorkingDay(reached, calendar)
  return reached
}

/** Longer work is due at the end of these days, since holidays further ahead are unknown. */
const mostDaysOfWork = 500

type Work = { queuedMinutes: number; ownMinutes: number; minutesPerDay: number }

/** Returns the working day on which the queued work and the order's own work are done. The day of the order is not counted. */
export function dueDay(today: string, { queuedMinutes, ownMinutes, minutesPerDay }: Work, calendar: WorkingCalendar): string | undefined {
  const days = Math.ceil((Math.max(0, queuedMinutes) + Math.max(0, ownMinutes)) / minutesPerDay)
  return addWorkingDays(today, Math.min(mostDaysOfWork, Math.max(1, days)), calendar)
}

export function closingOf(day: string): Date {
  return new Date(Date.parse(day) + closingMs - shopOffsetMs)
}

export type DeliveryPromise = { made_by: string; arrives_from: string; arrives_to: string }

/** Returns when a parcel made by a given day arrives, counted in working days. */
export function deliveryOf(
  madeBy: string,
  { daysFrom, daysTo }: { daysFrom: number; daysTo: number },
  calendar: WorkingCalendar,
): DeliveryPromise | null {
  const arrivesFrom = addWorkingDays(madeBy, daysFrom, calendar)
  const arrivesTo = addWorkingDays(madeBy, Math.max(daysFrom, daysTo), calendar)
  return arrivesFrom === undefined || arrivesTo === undefined ? null : { made_by: madeBy, arrives_from: arrivesFrom, arrives_to: arrivesTo }
}
