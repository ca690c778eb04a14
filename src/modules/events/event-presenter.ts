import type { Event } from '#contract/events.ts'
import { moneyOrNull } from '#contract/rules/money.ts'
import { imageUrl } from '#modules/media/index.ts'
import { presentMap } from './event-map.ts'
import type { EventRow } from './event-store.ts'

export function presentEvent(row: EventRow, now: Date): Event {
  return {
    id: row.id,
    slug: row.slug,
    status: row.status === 'cancelled' ? 'cancelled' : 'published',
    title: row.title,
    summary: row.summary,
    description: row.description,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    time_zone: row.time_zone,
    is_past: row.ends_at <= now,
    is_closed: row.closed_at !== null || row.ends_at <= now,
    venue: row.venue,
    address: row.address,
    country: row.country,
    country_name: row.country_name,
    external_url: row.external_url,
    entry_price: moneyOrNull(row.entry_price),
    image_url: row.picture_key === null ? null : imageUrl(row.picture_key),
    image_key: row.picture_key,
    image_width: row.picture_width,
    map: presentMap(row.map),
  }
}
