import type { Event } from '#contract/events.ts'
import type { Language } from '#contract/languages.ts'
import { localTime, spanOf, zoneName } from '#contract/messages/event-time.ts'

export type EventView = ReturnType<typeof viewEvent>
export type EventDetails = ReturnType<typeof viewEventDetails>

/** The content of a card. Times are in the event's time zone. */
export function viewEvent(event: Event, language: Language) {
  return {
    slug: event.slug,
    title: event.title,
    summary: event.summary,
    venue: event.venue,
    isCancelled: event.status === 'cancelled',
    isPast: event.is_past,
    imageKey: event.image_key,
    imageWidth: event.image_width,
    startsAt: event.starts_at,
    when: spanOf(event, language),
    zone: zoneName(event.time_zone, language),
  }
}

export function viewEventDetails(event: Event, language: Language) {
  return {
    ...viewEvent(event, language),
    description: event.description,
    address: event.address,
    map: event.map && { image_key: event.map.image_key, width: event.map.width, height: event.map.height, marker: event.map.marker },
    country: event.country,
    country_name: event.country_name,
    /** For search engines, with the offset from UTC. */
    local: { start: localTime(event.starts_at, event.time_zone), end: localTime(event.ends_at, event.time_zone) },
    externalUrl: event.external_url,
    entryPrice: event.entry_price,
  }
}
