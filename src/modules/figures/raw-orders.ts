import { type RawBuilder, sql } from 'kysely'
import { lineMoney } from '#modules/orders/index.ts'
import {
  campaignOf,
  type Cell,
  mediumOf,
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

type OrderSource = { order_id: string; source: string; medium: string; campaign: string; device: string }

/** Selects the orders of a range with the visit that placed each, where one was recorded. */
export function orderSources({ start, end }: DateRange, of: RawBuilder<unknown> = sql``): RawBuilder<OrderSource> {
  const [firstEvent, lastEvent] = eventWindow({ start, end })
  return sql`
    select distinct on (c.order_id) c.order_id, ${sourceOf} as source, ${mediumOf} as medium, ${campaignOf} as campaign, s.device_class as device
    from (
      select ${orderIdIn(sql`event_data`)} as order_id, session_id, occurred_at from analytics_events
      where event_type = 'checkout_complete'
        and occurred_at >= ${firstEvent} and occurred_at < ${lastEvent}
    ) c
    join analytics_sessions s on s.id = c.session_id and s.month between ${monthOf(start, -1)}::date and ${monthOf(end, 1)}::date
      and s.started_at > c.occurred_at - ${sessionWindow}
      and s.started_at <= c.occurred_at + ${clockTolerance} and s.device_class <> 'bot'
    join orders o on o.id = c.order_id and c.occurred_at >= o.placed_at - ${clockTolerance} and c.occurred_at < o.placed_at + ${sessionWindow}
    where o.placed_at >= ${start} and o.placed_at < ${end} ${of}
    order by c.order_id, c.occurred_at, s.started_at`
}

/** Expects `sources as s` and `figure_order_sources as k`. The stored source remains after the visits are dropped. */
export const knownSource = sql`coalesce(case when k.is_kept then k.source end, s.source, k.source, '')`

/**
 * Sums orders by the day of placing, in sen. Cancelled orders are left out, except their refunds. Reports: `day` (orders, pieces, revenue,
 * paid orders, refunds), `country`, `language`, `partner`, `source` and `buyer` (orders, revenue), `letter` (orders, revenue of their paid lines), `discount` (orders, revenue,
 * discount), `product` (orders, pieces, revenue of its paid lines: after discount and refunds, before tax), `level` (pieces of an option),
 * `pair` (orders with both products).
 */
export function orderCells(range: DateRange): RawBuilder<Cell> {
  const { start, end } = range
  return sql<Cell>`
    with sources as materialized (${orderSources(range)}), o as materialized (
      select o.id, ${shopDay(sql`o.placed_at`)} as day, o.status <> 'cancelled' as is_valid, o.payment_status = 'paid' as is_paid,
        ((o.paid - o.refunded) * 100)::bigint as revenue, (o.refunded * 100)::bigint as refunded, (o.discount * 100)::bigint as discount,
        (o.subtotal * 100)::bigint as subtotal, ((o.subtotal - o.discount) * 100)::bigint as net,
        coalesce(o.shipping_address ->> 'country', '') as country, o.language, coalesce(o.discount_code, '') as code, o.channel,
        coalesce(p.is_member and p.member_since <= o.placed_at, false) as is_member, ${knownSource} as source
      from orders o
      left join profiles p on p.id = o.account_id
      left join sources s on s.order_id = o.id
      -- One lookup per order, since the table has a row for every order ever placed in a visit.
      left join lateral (select k.source, k.is_kept from figure_order_sources k where k.order_id = o.id offset 0) k on true
      where o.placed_at >= ${start} and o.placed_at < ${end}
    ), lines as materialized (
      select o.day, o.is_paid, i.order_id, i.product_id, i.stock_level_id, i.quantity, i.net - i.returned as brought
      from o join (${lineMoney(sql`(select id, subtotal, net from o where is_valid)`)}) i on i.order_id = o.id
    )
    select o.day::text, 'day' as report, '' as key, count(*) filter (where is_valid) as n1,
      coalesce((select sum(l.quantity) from lines l where l.day = o.day), 0)::bigint as n2,
      coalesce(sum(revenue) filter (where is_valid), 0)::bigint as n3, count(*) filter (where is_valid and is_paid) as n4, sum(refunded)::bigint as n5
    from o group by o.day
    union all
    select day::text, 'country', country, count(*), sum(revenue)::bigint, 0, 0, 0 from o where is_valid group by day, country
    union all
    select day::text, 'language', language, count(*), sum(revenue)::bigint, 0, 0, 0 from o where is_valid group by day, language
    union all
    select day::text, 'source', source, count(*), sum(revenue)::bigint, 0, 0, 0 from o where is_valid and channel = 'web' group by day, source
    union all
    select day::text, 'buyer', case when is_member then 'member' else 'guest' end, count(*), sum(revenue)::bigint, 0, 0, 0
    from o where is_valid group by day, is_member
    union all
    select day::text, 'discount', replace(code, ${separator}, ' '), count(*), sum(revenue)::bigint, sum(discount)::bigint, 0, 0
    from o where is_valid and code <> '' group by day, code
    union all
    select o.day::text, 'partner', r.partner_id::text, count(*), sum(o.revenue)::bigint, 0, 0, 0
    from o join partner_referrals r on r.order_id = o.id where o.is_valid group by o.day, r.partner_id
    union all
    select day::text, 'product', product_id::text, count(distinct order_id), sum(quantity)::bigint,
      coalesce(sum(brought) filter (where is_paid), 0)::bigint, 0, 0
    from lines group by day, product_id
    union all
    select o.day::text, 'letter', s.origin, count(*), coalesce(sum(g.brought) filter (where o.is_paid), 0)::bigint, 0, 0, 0
    from o join letter_orders r on r.order_id = o.id join letter_sends s on s.id = r.send_id
    left join (select order_id, sum(brought) as brought from lines group by order_id) g on g.order_id = o.id
    where o.is_valid group by o.day, s.origin
    union all
    select day::text, 'level', stock_level_id::text, sum(quantity)::bigint, 0, 0, 0, 0
    from lines where stock_level_id is not null group by day, stock_level_id
    union all
    select a.day::text, 'pair', concat_ws(${separator}, a.product_id, b.product_id), count(distinct a.order_id), 0, 0, 0, 0
    from lines a join lines b on b.order_id = a.order_id and b.product_id > a.product_id group by a.day, a.product_id, b.product_id`
}
