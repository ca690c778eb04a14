import { inLanguage, type Language, type Translated } from '../languages.ts'
import { formatDate, formatTime } from './format-dates.ts'
import { formatRange } from './format.ts'

const cities: Record<string, Translated<string>> = {
  'Asia/Kuala_Lumpur': { en: 'Kuala Lumpur', ru: 'Куала-Лумпур', kk: 'Куала-Лумпур' },
  'Asia/Almaty': { en: 'Almaty', ru: 'Алматы', kk: 'Алматы' },
}

type Span = { starts_at: string; ends_at: string; time_zone: string }

/** Formats the start and end in the time zone of the event: one date for one day, both dates for more. */
export function spanOf({ starts_at, ends_at, time_zone: timeZone }: Span, language: Language): string {
  const firstDay = formatDate(language, starts_at, { timeZone, weekday: true })
  const lastDay = formatDate(language, ends_at, { timeZone, weekday: true })
  const from = formatTime(starts_at, timeZone)
  const to = formatTime(ends_at, timeZone)
  return firstDay === lastDay ? `${firstDay}, ${formatRange(from, to)}` : `${firstDay}, ${from}\u00a0– ${lastDay}, ${to}`
}

/** Returns the city of a time zone in this language where it is known, else the city in the zone's name. */
export function zoneName(timeZone: string, language: Language): string {
  return cityOf(timeZone, language) ?? timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
}

function cityOf(timeZone: string, language: Language): string | undefined {
  const names = cities[timeZone]
  return names && inLanguage(names, language)
}

/** Formats an instant in a time zone with its offset, for programs: `2026-12-19T10:00:00+08:00`. */
export function localTime(instant: string, timeZone: string): string {
  const two = '2-digit'
  const clock = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: two,
    day: two,
    hour: two,
    minute: two,
    second: two,
    timeZoneName: 'longOffset',
  })
  const parts = clock.formatToParts(new Date(instant))
  const read = (wanted: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === wanted)?.value ?? ''
  const offset = read('timeZoneName').replace('GMT', '') || '+00:00'
  return `${read('year')}-${read('month')}-${read('day')}T${read('hour')}:${read('minute')}:${read('second')}${offset}`
}
