import { type RawBuilder, sql } from 'kysely'
import { type Cell, monthOf, orderIdOf, sessionWindow, clockTolerance, shopDay, type DateRange } from './raw-rows.ts'

/** How long after it was left a cart counts as recovered by an order. */
const comesBackWithin = sql`interval '7 days'`

/** `left_carts`: the last cart left in each session and day. `back`: the orders that recovered them. */
export function leftCarts({ start, end, accountId }: DateRange): RawBuilder<unknown> {
  const whose = accountId === undefined ? sql`` : sql`and a.account_id = ${accountId}`
  return sql`
    left_carts as materialized (
      select distinct on (day, session_id) ${shopDay(sql`a.occurred_at`)} as day, a.session_id, a.account_id, a.occurred_at, a.last_step,
        (a.cart_value * 100)::bigint as worth
      from analytics_cart_abandonments a
      where a.occurred_at >= ${start} and a.occurred_at < ${end} ${whose}
        -- One lookup per cart, since these days have many more visits.
        and (
          select true from analytics_sessions s where s.id = a.session_id and s.device_class = 'bot'
            and s.month between ${monthOf(start, -1)}::date and ${monthOf(end, 1)}::date
            and s.started_at >= ${start}::timestamptz - ${sessionWindow} and s.started_at < ${end}::timestamptz + ${clockTolerance} limit 1) is null
      order by day, session_id, a.occurred_at desc
    ), completed as materialized (
      select e.session_id, e.occurred_at, e.event_data ->> 'orderId' as said from analytics_events e
      where e.event_type = 'checkout_complete' and e.occurred_at >= ${start} and e.occurred_at < ${end}::timestamptz + ${comesBackWithin}
    ), ordered_later as materialized (
      -- Joined, since searching all checkouts for each cart is slow when both are many. An account has few orders.
      select c.day, c.session_id, ${orderIdOf(sql`e.said`)} as order_id from left_carts c join completed e on e.session_id = c.session_id
      where e.occurred_at > c.occurred_at and e.occurred_at <= c.occurred_at + ${comesBackWithin}
    ), back as materialized (
      select l.* from ordered_later l where (select true from orders o where o.id = l.order_id)
      union
      select c.day, c.session_id, o.id from left_carts c cross join lateral (
        select o.id from orders o where o.account_id = c.account_id
          and o.placed_at > c.occurred_at and o.placed_at <= c.occurred_at + ${comesBackWithin} offset 0) o
      where c.account_id is not null
    )`
}

/**
 * Sums the last abandoned cart of each session and day by the step on which it was left: count and value in sen, and the same for recovered
 * carts. A cart is recovered by an order in the same session or account within seven days.
 */
export function cartCells(range: DateRange): RawBuilder<Cell> {
  return sql<Cell>`
    with ${leftCarts(range)}, counted_carts as (
      select c.*, b.session_id is not null as is_back
      from left_carts c left join (select distinct day, session_id from back) b on b.day = c.day and b.session_id = c.session_id
    )
    select day::text, 'cart' as report, last_step as key, count(*) as n1, sum(worth)::bigint as n2, count(*) filter (where is_back) as n3,
      coalesce(sum(worth) filter (where is_back), 0)::bigint as n4, 0::bigint as n5
    from counted_carts group by day, last_step`
}
