import type { Event } from '#contract/events.ts'
import type { Language } from '#contract/languages.ts'
import { formatDate, formatTime } from '#contract/messages/format-dates.ts'

export type EventView = ReturnType<typeof viewEvent>
export type EventDetails = ReturnType<typeof viewEventDetails>

const cities: Record<string, Record<Language, string>> = {
  'Asia/Kuala_Lumpur': { en: 'Kuala Lumpur', ru: 'Куала-Лумпур', kk: 'Куала-Лумпур' },
  'Asia/Almaty': { en: 'Almaty', ru: 'Алматы', kk: 'Алматы' },
}

/** What a card shows. Times are those of the clock where it takes place. */
export function viewEvent(event: Event, language: Language) {
  const { starts_at, ends_at, time_zone: timeZone } = event
  const firstDay = formatDate(language, starts_at, { timeZone, weekday: true })
  const lastDay = formatDate(language, ends_at, { timeZone, weekday: true })
  const from = formatTime(starts_at, timeZone)
  const to = formatTime(ends_at, timeZone)
  return {
    slug: event.slug,
    title: event.title,
    summary: event.summary,
    venue: event.venue,
    isCancelled: event.status === 'cancelled',
    isPast: event.is_past,
    imageKey: event.image_key,
    startsAt: starts_at,
    when: firstDay === lastDay ? `${firstDay}, ${from}–${to}` : `${firstDay}, ${from} – ${lastDay}, ${to}`,
    zone: cities[timeZone]?.[language] ?? timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone,
  }
}

/** What the event's own page shows besides. */
export function viewEventDetails(event: Event, language: Language) {
  return {
    ...viewEvent(event, language),
    description: event.description,
    address: event.address,
    country: event.country,
    endsAt: event.ends_at,
    externalUrl: event.external_url,
  }
}
