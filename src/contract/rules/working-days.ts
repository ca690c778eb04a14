import { shopOffsetMs } from './shop-time.ts'

/** ISO weekdays: 1 is Monday. */
export type WorkingCalendar = { workingDays: readonly number[]; holidays: ReadonlySet<string> }

export function calendarOf({ working_days, holidays }: { working_days: readonly number[]; holidays: readonly string[] }): WorkingCalendar {
  return { workingDays: working_days, holidays: new Set(holidays) }
}

const dayMs = 24 * 3_600_000
/** A calendar without a working day for so long is a mistake: nothing is promised by it. */
const longestPauseDays = 370
const closingMs = 17 * 3_600_000

function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)
}

export function isWorkingDay(day: string, { workingDays, holidays }: WorkingCalendar): boolean {
  const weekday = new Date(day).getUTCDay() || 7
  return workingDays.includes(weekday) && !holidays.has(day)
}

/** The first working day after a day; undefined where there is none within a year. */
function nextWorkingDay(day: string, calendar: WorkingCalendar): string | undefined {
  for (let ahead = 1; ahead <= longestPauseDays; ahead++) {
    const candidate = addDays(day, ahead)
    if (isWorkingDay(candidate, calendar)) return candidate
  }
  return undefined
}

/** So many working days after a day, which need not be one itself. None after a day off is the next working day. */
export function addWorkingDays(day: string, count: number, calendar: WorkingCalendar): string | undefined {
  if (count === 0 && isWorkingDay(day, calendar)) return day
  let reached: string | undefined = day
  for (let step = 0; step < Math.max(1, count) && reached !== undefined; step++) reached = nextWorkingDay(reached, calendar)
  return reached
}

/** Orders that wait longer are due at the end of these days: further ahead nobody knows the holidays. */
const mostDaysOfWork = 500

type Work = { queuedMinutes: number; ownMinutes: number; minutesPerDay: number }

/** The working day on which the work queued before something and its own are done; the day of the order itself is not counted. */
export function dueDay(today: string, { queuedMinutes, ownMinutes, minutesPerDay }: Work, calendar: WorkingCalendar): string | undefined {
  const days = Math.ceil((Math.max(0, queuedMinutes) + Math.max(0, ownMinutes)) / minutesPerDay)
  return addWorkingDays(today, Math.min(mostDaysOfWork, Math.max(1, days)), calendar)
}

export function closingOf(day: string): Date {
  return new Date(Date.parse(day) + closingMs - shopOffsetMs)
}

export type DeliveryPromise = { made_by: string; arrives_from: string; arrives_to: string }

/** When a parcel that is made by a day arrives, counted in working days. */
export function deliveryOf(
  madeBy: string,
  { daysFrom, daysTo }: { daysFrom: number; daysTo: number },
  calendar: WorkingCalendar,
): DeliveryPromise | null {
  const arrivesFrom = addWorkingDays(madeBy, daysFrom, calendar)
  const arrivesTo = addWorkingDays(madeBy, Math.max(daysFrom, daysTo), calendar)
  return arrivesFrom === undefined || arrivesTo === undefined ? null : { made_by: madeBy, arrives_from: arrivesFrom, arrives_to: arrivesTo }
}
