import type { Language } from '#contract/languages.ts'
import { formatDate, formatTime } from '#contract/messages/format-dates.ts'

const cities: Record<string, Record<Language, string>> = {
  'Asia/Kuala_Lumpur': { en: 'Kuala Lumpur', ru: 'Куала-Лумпур', kk: 'Куала-Лумпур' },
  'Asia/Almaty': { en: 'Almaty', ru: 'Алматы', kk: 'Алматы' },
}

type Span = { starts_at: string; ends_at: string; time_zone: string }

/** From when to when, on the clocks of the place; a day in full, two days with both dates. */
export function spanOf({ starts_at, ends_at, time_zone: timeZone }: Span, language: Language): string {
  const firstDay = formatDate(language, starts_at, { timeZone, weekday: true })
  const lastDay = formatDate(language, ends_at, { timeZone, weekday: true })
  const from = formatTime(starts_at, timeZone)
  const to = formatTime(ends_at, timeZone)
  return firstDay === lastDay ? `${firstDay}, ${from}–${to}` : `${firstDay}, ${from} – ${lastDay}, ${to}`
}

/** Whose clocks they are: a city where we know its name, else the zone's own. */
export function zoneName(timeZone: string, language: Language): string {
  return cities[timeZone]?.[language] ?? timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
}
