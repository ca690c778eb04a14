import { inLanguage, type Language, type Translated } from '../languages.ts'
import { shopTimeZone } from '../rules/shop-time.ts'
import { formatRange } from './format.ts'

// Month names are built in, as numbers are in format.ts: without Kazakh data Chromium prints "M11".
const months: Translated<readonly string[]> = {
  en: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  ru: ['января', 'февраля', 'марта', 'апреля', 'мая', 'июня', 'июля', 'августа', 'сентября', 'октября', 'ноября', 'декабря'],
  ms: ['Januari', 'Februari', 'Mac', 'April', 'Mei', 'Jun', 'Julai', 'Ogos', 'September', 'Oktober', 'November', 'Disember'],
  kk: ['қаңтар', 'ақпан', 'наурыз', 'сәуір', 'мамыр', 'маусым', 'шілде', 'тамыз', 'қыркүйек', 'қазан', 'қараша', 'желтоқсан'],
}

const shortMonths: Translated<readonly string[]> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  ru: ['янв.', 'февр.', 'мар.', 'апр.', 'мая', 'июн.', 'июл.', 'авг.', 'сент.', 'окт.', 'нояб.', 'дек.'],
  ms: ['Jan', 'Feb', 'Mac', 'Apr', 'Mei', 'Jun', 'Jul', 'Ogos', 'Sep', 'Okt', 'Nov', 'Dis'],
  kk: ['қаң.', 'ақп.', 'нау.', 'сәу.', 'мам.', 'мау.', 'шіл.', 'там.', 'қыр.', 'қаз.', 'қар.', 'жел.'],
}

const weekdays: Translated<readonly string[]> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ru: ['воскресенье', 'понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота'],
  ms: ['Ahad', 'Isnin', 'Selasa', 'Rabu', 'Khamis', 'Jumaat', 'Sabtu'],
  kk: ['жексенбі', 'дүйсенбі', 'сейсенбі', 'сәрсенбі', 'бейсенбі', 'жұма', 'сенбі'],
}

const shortWeekdays: Translated<readonly string[]> = {
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  ru: ['вс', 'пн', 'вт', 'ср', 'чт', 'пт', 'сб'],
  ms: ['Ahd', 'Isn', 'Sel', 'Rab', 'Kha', 'Jum', 'Sab'],
  kk: ['жс', 'дс', 'сс', 'ср', 'бс', 'жм', 'сн'],
}

/** An instant (`…Z` or Date) or a day (`YYYY-MM-DD`, which has no zone of its own). */
export type Moment = Date | string
type Shape = { timeZone?: string; month?: 'long' | 'short'; year?: boolean; weekday?: boolean }

/** `21 November 2026`, in the shop's time zone by default; no-break spaces join its parts. Throws RangeError for an invalid date. */
export function formatDate(language: Language, moment: Moment, shape: Shape = {}): string {
  const { timeZone = shopTimeZone, month = 'long', year = true, weekday = false } = shape
  const parts = partsOf(moment, timeZone)
  const monthName = inLanguage(month === 'long' ? months : shortMonths, language)[parts.month - 1] ?? ''
  const date = writeDate(language, parts, monthName, year)
  return weekday ? `${inLanguage(weekdays, language)[parts.weekday] ?? ''}, ${date}` : date
}

/** `21 Nov 2026, 10:42`, with a 24-hour clock in every language. */
export function formatDateTime(language: Language, instant: Moment, shape: Shape = {}): string {
  return `${formatDate(language, instant, { month: 'short', ...shape })}, ${formatTime(instant, shape.timeZone)}`
}

/** `10:42`. */
export function formatTime(instant: Moment, timeZone = shopTimeZone): string {
  const { hour, minute } = partsOf(instant, timeZone)
  return `${hour}:${minute}`
}

/** As short as is clear at `now`: `14:02` today, `Fri 18:20` in the last days, `19 Nov`, `19 Nov 2025`. */
export function formatWhen(language: Language, instant: Moment, now: Moment): string {
  const [then, today] = [partsOf(instant, shopTimeZone), partsOf(now, shopTimeZone)]
  const daysAgo = (dayNumber(today) - dayNumber(then)) / dayMs
  if (daysAgo === 0) return `${then.hour}:${then.minute}`
  if (daysAgo > 0 && daysAgo < 7) return `${inLanguage(shortWeekdays, language)[then.weekday] ?? ''}\u00a0${then.hour}:${then.minute}`
  return formatDate(language, instant, { month: 'short', year: then.year !== today.year })
}

/** `21–23 November 2026`, or both dates in full when the month differs. */
export function formatDateRange(language: Language, from: Moment, to: Moment, shape: Shape = {}): string {
  const { timeZone = shopTimeZone } = shape
  const first = partsOf(from, timeZone)
  const last = partsOf(to, timeZone)
  if (first.year !== last.year) return `${formatDate(language, from, shape)}\u00a0– ${formatDate(language, to, shape)}`
  if (first.month !== last.month) {
    // Kazakh writes the year first, so the first date carries it.
    const [own, other] = language === 'kk' ? [shape, { ...shape, year: false }] : [{ ...shape, year: false }, shape]
    return `${formatDate(language, from, own)}\u00a0– ${formatDate(language, to, other)}`
  }
  if (first.day === last.day) return formatDate(language, to, shape)
  const end = formatDate(language, to, { ...shape, weekday: false })
  const day = String(last.day)
  const at = end.search(new RegExp(`(?<!\\d)${day}(?!\\d)`))
  return end.slice(0, at) + formatRange(first.day, end.slice(at))
}

const dayMs = 24 * 3_600_000

function dayNumber({ year, month, day }: { year: number; month: number; day: number }): number {
  return Date.UTC(year, month - 1, day)
}

function writeDate(language: Language, { day, year }: { day: number; year: number }, monthName: string, withYear: boolean) {
  const dayAndMonth = `${day}\u00a0${monthName}`
  if (!withYear) return dayAndMonth
  return language === 'kk' ? `${year}\u00a0ж.\u00a0${dayAndMonth}` : `${dayAndMonth}\u00a0${year}`
}

/** Returns the calendar date and clock time of a moment in a time zone. A day is the same in all zones. */
function partsOf(moment: Moment, timeZone: string) {
  const instant = new Date(moment).getTime()
  if (Number.isNaN(instant)) throw new RangeError('no date')
  const isDay = typeof moment === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(moment)
  const local = new Date(instant + (isDay ? 0 : offsetAt(timeZone, instant)))
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    weekday: local.getUTCDay(),
    hour: twoDigits(local.getUTCHours()),
    minute: twoDigits(local.getUTCMinutes()),
  }
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

const offsets = new Map<string, number | 'changes'>()
const keptDays = 4000

/** Milliseconds to add to UTC. Cached by day: asking Intl for each date of a list took a twentieth of the page's time. */
function offsetAt(timeZone: string, instant: number): number {
  const startsAt = Math.floor(instant / dayMs) * dayMs
  const key = `${timeZone} ${startsAt}`
  let offset = offsets.get(key)
  if (offset === undefined) {
    const atStart = readOffset(timeZone, startsAt)
    offset = atStart === readOffset(timeZone, startsAt + dayMs) ? atStart : 'changes'
    if (offsets.size >= keptDays) offsets.clear()
    offsets.set(key, offset)
  }
  return offset === 'changes' ? readOffset(timeZone, instant) : offset
}

function readOffset(timeZone: string, instant: number): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of readerFor(timeZone).formatToParts(instant)) parts[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000
}

const readers = new Map<string, Intl.DateTimeFormat>()

function readerFor(timeZone: string): Intl.DateTimeFormat {
  const known = readers.get(timeZone)
  if (known) return known
  const reader = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  readers.set(timeZone, reader)
  return reader
}
