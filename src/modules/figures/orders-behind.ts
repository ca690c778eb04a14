import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'
import { withoutNestedLoops } from './raw-cells.ts'
import { leftCarts } from './raw-carts.ts'
import {
  type FigureKind,
  languageOf,
  monthOf,
  orderIdIn,
  eventWindow,
  separator,
  sessionWindow,
  clockTolerance,
  shopDay,
  sourceOf,
  type DateRange,
} from './raw-rows.ts'

type OrderBehind = { day: string; report: string; key: string; order_id: string }

const ordersBehind: Partial<Record<FigureKind, (range: DateRange) => RawBuilder<OrderBehind>>> = {
  visits: ordersOfVisits,
  carts: ordersOfCarts,
}

/** Selects orders of visits by the visit's day, with its device, language and source, and with its searches. */
function ordersOfVisits({ start, end, accountId }: DateRange): RawBuilder<OrderBehind> {
  const whose = accountId === undefined ? sql`` : sql`and s.account_id = ${accountId}`
  const [firstEvent, lastEvent] = eventWindow({ start, end })
  const isOfVisit = sql`e.occurred_at >= v.started_at - ${clockTolerance} and e.occurred_at < v.started_at + ${sessionWindow}
    and e.occurred_at >= ${firstEvent} and e.occurred_at < ${lastEvent}`
  return sql<OrderBehind>`
    with v as materialized (
      select s.id, s.started_at, ${shopDay(sql`s.started_at`)} as day, concat_ws(${separator}, s.device_class, ${languageOf}, ${sourceOf}) as key
      from analytics_sessions s
      where s.month between ${monthOf(start)}::date and ${monthOf(end)}::date
        and s.started_at >= ${start} and s.started_at < ${end} and s.device_class <> 'bot' ${whose}
    ), named as materialized (
      select v.*, ${orderIdIn(sql`e.event_data`)} as order_id
      from analytics_events e join v on v.id = e.session_id and ${isOfVisit} where e.event_type = 'checkout_complete'
    ), ordered as materialized (
      select n.* from named n where (select true from orders o where o.id = n.order_id)
    )
    select day::text, 'funnel' as report, key, order_id from ordered
    union
    select v.day::text, 'search', left(lower(btrim(e.event_data ->> 'query')), 100), v.order_id
    from analytics_events e join ordered v on v.id = e.session_id and ${isOfVisit}
    where e.event_type = 'search' and btrim(e.event_data ->> 'query') <> ''`
}

/** Selects orders that recovered an abandoned cart, by the step on which it was left. */
function ordersOfCarts(range: DateRange): RawBuilder<OrderBehind> {
  return sql<OrderBehind>`
    with ${leftCarts(range)}
    select distinct c.day::text, 'cart' as report, c.last_step as key, b.order_id
    from back b join left_carts c on c.day = b.day and c.session_id = b.session_id`
}

/** Replaces the stored orders of a day that is settled. */
export async function writeOrdersBehind(db: Database, kind: FigureKind, range: DateRange, day: string): Promise<void> {
  await sql`delete from figure_orders where kind = ${kind} and day = ${day}::date and not is_kept`.execute(db)
  await addOrdersBehind(db, kind, range)
}

/** Adds orders of open days, so that they are listed within a minute. */
export async function addOrdersBehind(db: Database, kind: FigureKind, range: DateRange): Promise<void> {
  const orders = ordersBehind[kind]?.(range)
  if (!orders) return
  await withoutNestedLoops(db, (inside) =>
    sql`
      insert into figure_orders (kind, report, day, key, order_id)
      select ${kind}, report, day::date, key, order_id from (${orders}) behind on conflict do nothing`.execute(inside),
  )
}

/** Keeps the orders of a person whose rows are about to be deleted. Their searches are deleted from these orders, also on open days. */
export async function keepOrdersBehind(db: Database, kind: FigureKind, range: DateRange): Promise<void> {
  const orders = ordersBehind[kind]?.(range)
  if (!orders) return
  await withoutNestedLoops(db, (inside) =>
    sql`
      with behind as materialized (${orders}), forgotten as (
        delete from figure_orders f using behind b
        where b.report = 'search' and (f.kind, f.report, f.day, f.key, f.order_id) = (${kind}, b.report, b.day::date, b.key, b.order_id)
      )
      insert into figure_orders (kind, report, day, key, order_id, is_kept)
      select ${kind}, report, day::date, key, order_id, true from behind where report <> 'search' on conflict do nothing`.execute(inside),
  )
}
