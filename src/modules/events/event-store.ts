import { sql } from 'kysely'
import type { Language } from '#contract/languages.ts'
import type { Database } from '#kit/database/database.ts'
import { textOr } from '#kit/database/text-or.ts'
import { selectedMap } from './event-map.ts'

/** Selects the events that visitors may see: published ones, and those cancelled after publication. */
export function visibleEvents(db: Database) {
  return db.selectFrom('events as e').where('e.published_at', 'is not', null).where('e.status', 'in', ['published', 'cancelled'])
}

export function readEvents(db: Database, language: Language) {
  return visibleEvents(db)
    .leftJoin('event_translations as t', (join) => join.onRef('t.event_id', '=', 'e.id').on(sql`t.language`, '=', language))
    .leftJoin('pictures as p', 'p.key', 'e.picture_key')
    .select([
      'e.id',
      'e.slug',
      'e.status',
      'e.starts_at',
      'e.ends_at',
      'e.time_zone',
      'e.country',
      'e.country_name',
      'e.external_url',
      'e.entry_price',
      'e.picture_key',
      'p.width as picture_width',
    ])
    .select(['e.pickup_until', 'e.closed_at', selectedMap.as('map')])
    .select([
      textOr('t.title', 'e.title').as('title'),
      textOr('t.summary', 'e.summary').as('summary'),
      textOr('t.description', 'e.description').as('description'),
      textOr('t.venue', 'e.venue').as('venue'),
      textOr('t.address', 'e.address').as('address'),
    ])
}
export type EventRow = Awaited<ReturnType<ReturnType<typeof readEvents>['execute']>>[number]

export async function listEventProductIds(db: Database, eventId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('event_products')
    .select('product_id')
    .where('event_id', '=', eventId)
    .orderBy('position')
    .orderBy('product_id')
    .limit(60)
    .execute()
  return rows.map((row) => row.product_id)
}
