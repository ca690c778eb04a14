import { sql } from 'kysely'
import type { AdminEvent } from '#contract/admin-events.ts'
import { moneyOrNull } from '#contract/rules/money.ts'
import type { Database } from '#kit/database/database.ts'
import { imageUrl } from '#modules/media/index.ts'
import { presentMap, selectedMap } from '../event-map.ts'

const orderState = sql`o.event_id = e.id and o.channel <> 'counter' and o.status <> 'cancelled'`

/** Selects events of every status for staff, with sums of their pieces and of the orders collected there. */
export function readAdminEvents(db: Database, now: Date) {
  return db
    .selectFrom('events as e')
    .select(['e.id', 'e.slug', 'e.status', 'e.starts_at', 'e.ends_at', 'e.time_zone', 'e.pickup_until', 'e.closed_at'])
    .select([
      'e.title',
      'e.summary',
      'e.description',
      'e.venue',
      'e.address',
      'e.country',
      'e.country_name',
      'e.external_url',
      'e.entry_price',
      'e.picture_key',
    ])
    .select(['e.created_at', 'e.updated_at', selectedMap.as('map')])
    .select([
      sql<AdminEvent['translations']>`(
        select coalesce(json_object_agg(t.language, json_build_object('title', t.title, 'summary', t.summary, 'description', t.description,
          'venue', t.venue, 'address', t.address)), '{}')
        from event_translations t where t.event_id = e.id)`.as('translations'),
      sql<string[]>`array(select ep.product_id from event_products ep where ep.event_id = e.id order by ep.position, ep.product_id)`.as(
        'product_ids',
      ),
      sql<AdminEvent['pieces']>`(
        select json_build_object('allocated', coalesce(sum(s.allocated), 0), 'reserved', coalesce(sum(s.reserved), 0), 'sold', coalesce(sum(s.sold), 0),
          'collected', coalesce(sum(s.collected), 0), 'returned', coalesce(sum(s.returned), 0), 'remaining', coalesce(sum(s.remaining), 0))
        from event_stock s where s.event_id = e.id)`.as('pieces'),
      sql<AdminEvent['pickups']>`(
        select json_build_object('orders', count(*), 'collected', count(*) filter (where o.collected_at is not null),
          'to_decide', count(*) filter (where ${toDecide(now)}))
        from orders o where ${orderState})`.as('pickups'),
    ])
}

/** Matches an order `o` at an event `e` that was paid, can no longer be collected, and whose pieces are still there. */
export function toDecide(now: Date) {
  return sql`(o.collected_at is null and o.status <> 'cancelled' and o.payment_status in ('paid', 'refunded') and (e.status = 'cancelled' or coalesce(e.pickup_until, e.ends_at) < ${now}))`
}

type Row = Awaited<ReturnType<ReturnType<typeof readAdminEvents>['execute']>>[number]

export function presentAdminEvent(row: Row, now: Date): AdminEvent {
  const { picture_key: key, ...fields } = row
  return {
    ...fields,
    entry_price: moneyOrNull(row.entry_price),
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    pickup_until: row.pickup_until?.toISOString() ?? null,
    closed_at: row.closed_at?.toISOString() ?? null,
    is_past: row.ends_at <= now,
    image_url: key === null ? null : imageUrl(key),
    image_key: key,
    map: presentMap(row.map),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
