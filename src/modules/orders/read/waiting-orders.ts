import { type RawBuilder, sql } from 'kysely'
import { endingHours } from '#contract/rules/order-states.ts'
import { toDecide } from '#modules/events/index.ts'
import type { Waiting } from '#modules/module.ts'

/** For an order `o`: paid, to be sent or picked up at the studio, and with no item still in production. */
export const isReadyToShip = sql<boolean>`(o.status = 'processing' and o.payment_status = 'paid' and o.event_id is null and not exists (
  select from production_items as m where m.order_id = o.id and m.is_active and m.status <> 'done'))`

/** For an order `o`: unpaid, with its payment deadline near. */
export const isEnding = sql<boolean>`(o.status = 'pending' and o.payment_status = 'unpaid'
  and o.expires_at < now() + make_interval(hours => ${sql.lit(endingHours)}))`

/** For an order `o`: cancelled, and nothing of its payment has been refunded yet. */
export const isToRefund = sql<boolean>`(o.status = 'cancelled' and o.payment_status = 'paid' and o.refunded = 0 and o.paid > 0)`

/** For an order `o`: paid, but not collected at its event, where collection is no longer possible. */
export function isUncollected(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(o.event_id is not null and o.channel <> 'counter' and exists (
    select from events as e where e.id = o.event_id and ${toDecide(now)}))`
}

export function countReady(): RawBuilder<Waiting> {
  return sql`select count(*) as count, null as since from orders as o where ${isReadyToShip}`
}

export function countEnding(): RawBuilder<Waiting> {
  return sql`select count(*) as count, min(o.expires_at) as since from orders as o where ${isEnding}`
}

export function countToRefund(): RawBuilder<Waiting> {
  return sql`select count(*) as count, null as since from orders as o where ${isToRefund}`
}

export function countUncollected(now: Date): RawBuilder<Waiting> {
  return sql`select count(*) as count, null as since from orders as o where ${isUncollected(now)}`
}
