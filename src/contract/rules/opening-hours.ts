import { dayOf, shopOffsetMs } from './shop-time.ts'

/** Kuala Lumpur time, such as `9:00`. */
export type DayHours = { opens: string; closes: string } | null
/** From Monday; null: closed. */
export type WeekHours = readonly DayHours[]

/** Days as in schema.org's `openingHours`, from Monday. */
const dayNames = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const rule = /^([A-Z][a-z])(?:\s*[-–]\s*([A-Z][a-z]))?\s+(\d\d?:[0-5]\d)\s*[-–]\s*(\d\d?:[0-5]\d)$/

const dayName = `(?:${dayNames.join('|')})`
const time = String.raw`(?:[01]?\d|2[0-3]):[0-5]\d`
const part = String.raw`\s*(?:${dayName}(?:\s*[-\u2013]\s*${dayName})?\s+${time}\s*[-\u2013]\s*(?:${time}|24:00)\s*)?`
/** The same rule as a pattern, for clients that only see the contract. It also accepts days and hours that run backwards. */
export const openingHoursPattern = `^${part}(?:;${part})*$`

/** Reads `Mo-Fr 9:00-18:00; Sa 10:00-14:00`. Days that are not named are closed, all days if empty. Undefined for an invalid text. */
export function readOpeningHours(text: string): WeekHours | undefined {
  const week: DayHours[] = dayNames.map(() => null)
  for (const part of text.split(';').map((one) => one.trim())) {
    if (part === '') continue
    const [, first = '', last = first, opens = '', closes = ''] = rule.exec(part) ?? []
    const [from, to] = [dayNames.indexOf(first), dayNames.indexOf(last)]
    if (from < 0 || to < from || minutesOf(closes) > 24 * 60 || minutesOf(opens) >= minutesOf(closes)) return undefined
    for (let day = from; day <= to; day += 1) week[day] = { opens: clockTime(opens), closes: clockTime(closes) }
  }
  return week
}

/** Groups consecutive days with the same hours, as numbers from 1 for Monday. */
export function groupHours(week: WeekHours): { from: number; to: number; hours: DayHours }[] {
  const groups: { from: number; to: number; hours: DayHours }[] = []
  for (const [index, hours] of week.entries()) {
    const last = groups.at(-1)
    if (last && last.hours?.opens === hours?.opens && last.hours?.closes === hours?.closes) last.to = index + 1
    else groups.push({ from: index + 1, to: index + 1, hours })
  }
  return groups
}

/** `day`: today, tomorrow, or a weekday, 1 for Monday. Without `next` it does not open within a week. */
export type OpenState = { isOpen: true; until: string } | { isOpen: false; next?: { day: 'today' | 'tomorrow' | number; from: string } }

/** Returns whether the studio is open at an instant, and until or from when. */
export function openStateAt(instant: Date, week: WeekHours, holidays: readonly string[] = []): OpenState {
  const there = new Date(instant.getTime() + shopOffsetMs)
  const minute = there.getUTCHours() * 60 + there.getUTCMinutes()
  for (let ahead = 0; ahead < 7; ahead += 1) {
    const later = new Date(instant.getTime() + ahead * 24 * 3_600_000)
    const weekday = (there.getUTCDay() + 6 + ahead) % 7
    const hours = holidays.includes(dayOf(later)) ? null : week[weekday]
    if (!hours) continue
    if (ahead > 0) return { isOpen: false, next: { day: ahead === 1 ? 'tomorrow' : weekday + 1, from: hours.opens } }
    if (minute < minutesOf(hours.opens)) return { isOpen: false, next: { day: 'today', from: hours.opens } }
    if (minute < minutesOf(hours.closes)) return { isOpen: true, until: hours.closes }
  }
  return { isOpen: false }
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

function clockTime(time: string): string {
  return time.replace(/^0(?=\d:)/, '')
}
