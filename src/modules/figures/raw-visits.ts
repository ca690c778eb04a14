import { type RawBuilder, sql } from 'kysely'
import {
  campaignOf,
  type Cell,
  languageOf,
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

/**
 * Sums sessions by the day on which they began, without robots. Reports: `day` (sessions, visitors, ordered), `funnel` by device, language
 * and source (the five steps), `paid` by the same (those whose order is paid by now), `campaign` (sessions, ordered), `product` (sessions
 * that viewed it, sessions that added it, and those of each that ordered), `search` (searches, searches without result, sessions, sessions
 * that ordered).
 */
export function visitCells({ start, end, accountId }: DateRange): RawBuilder<Cell> {
  const whose = accountId === undefined ? sql`` : sql`and s.account_id = ${accountId}`
  // Constant moments, not computed ones, let PostgreSQL exclude other months before planning.
  const [firstEvent, lastEvent] = eventWindow({ start, end })
  return sql<Cell>`
    with s as materialized (
      -- Numbered: sorting and comparing all session ids takes longer than the rest of the query.
      select row_number() over () as n, s.id, ${shopDay(sql`s.started_at`)} as day, s.started_at, s.account_id, s.device_class,
        ${languageOf} as language, s.utm_source, s.utm_medium, s.utm_campaign, s.referrer_host,
        case when s.partner_code is not null then '' end as partner_code
      from analytics_sessions s
      where s.month between ${monthOf(start)}::date and ${monthOf(end)}::date
        and s.started_at >= ${start} and s.started_at < ${end} and s.device_class <> 'bot' ${whose}
    ), e as materialized (
      select s.n, s.day, e.event_type, e.product_id, case when e.event_type in ('checkout_complete', 'search') then e.event_data end as event_data
      from analytics_events e join s on s.id = e.session_id
        and e.occurred_at >= s.started_at - ${clockTolerance} and e.occurred_at < s.started_at + ${sessionWindow}
      where e.occurred_at >= ${firstEvent} and e.occurred_at < ${lastEvent}
        and e.event_type in ('product_view', 'add_to_cart', 'checkout_start', 'checkout_complete', 'search')
    ), happened as materialized (
      select n, bool_or(event_type = 'product_view') as viewed, bool_or(event_type = 'add_to_cart') as added,
        bool_or(event_type = 'checkout_start') as began,
        -- One lookup per checkout, since the table contains all orders ever placed.
        bool_or(case when event_type = 'checkout_complete'
          then (select true from orders o where o.id = ${orderIdIn(sql`event_data`)}) end) as ordered,
        bool_or(case when event_type = 'checkout_complete'
          then (select o.payment_status = 'paid' from orders o where o.id = ${orderIdIn(sql`event_data`)}) end) as is_paid
      from e where event_type <> 'search' group by n
    ), known as (
      select day, count(*) as accounts from (select distinct day, account_id from s where account_id is not null) a group by day
    ), seen as (
      select n, day, product_id, bool_or(event_type = 'product_view') as viewed, bool_or(event_type = 'add_to_cart') as added
      from e where event_type in ('product_view', 'add_to_cart') and product_id is not null group by n, day, product_id
    ), alike as materialized (
      -- Grouped first, so the source is derived only once for sessions with equal values.
      select day, device_class, language, utm_source, utm_medium, utm_campaign, referrer_host, partner_code, count(*) as n1,
        count(*) filter (where account_id is null) as guests,
        count(*) filter (where viewed) as n2, count(*) filter (where added) as n3, count(*) filter (where began) as n4,
        count(*) filter (where ordered) as n5, count(*) filter (where is_paid) as paid
      from s left join happened h on h.n = s.n
      group by day, device_class, language, utm_source, utm_medium, utm_campaign, referrer_host, partner_code
    ), counted_visits as materialized (
      select s.*, ${sourceOf} as source, ${mediumOf} as medium, ${campaignOf} as campaign from alike s
    )
    select t.day::text, 'day' as report, '' as key, sum(t.n1)::bigint as n1,
      (sum(t.guests) + coalesce((select k.accounts from known k where k.day = t.day), 0))::bigint as n2,
      sum(t.n5)::bigint as n3, 0::bigint as n4, 0::bigint as n5
    from counted_visits t group by t.day
    union all
    select day::text, 'funnel', concat_ws(${separator}, device_class, language, source), sum(n1)::bigint, sum(n2)::bigint, sum(n3)::bigint,
      sum(n4)::bigint, sum(n5)::bigint
    from counted_visits group by day, device_class, language, source
    union all
    select day::text, 'paid', concat_ws(${separator}, device_class, language, source), sum(paid)::bigint, 0, 0, 0, 0
    from counted_visits where paid > 0 group by day, device_class, language, source
    union all
    select day::text, 'campaign', concat_ws(${separator}, source, medium, campaign), sum(n1)::bigint, sum(n5)::bigint, 0, 0, 0
    from counted_visits where utm_source is not null or utm_campaign is not null group by day, source, medium, campaign
    union all
    select p.day::text, 'product', p.product_id::text, count(*) filter (where p.viewed), count(*) filter (where p.added),
      count(*) filter (where p.viewed and h.ordered), count(*) filter (where p.added and h.ordered), 0
    from seen p left join happened h on h.n = p.n group by p.day, p.product_id
    union all
    select day::text, 'search', query, count(*), count(*) filter (where results = 0), count(distinct n), count(distinct n) filter (where ordered), 0
    from (
      select e.day, e.n, coalesce(h.ordered, false) as ordered, left(lower(btrim(e.event_data ->> 'query')), 100) as query,
        case when jsonb_typeof(e.event_data -> 'results') = 'number' then (e.event_data ->> 'results')::numeric end as results
      from e left join happened h on h.n = e.n where e.event_type = 'search') searches
    where query <> '' group by day, query`
}
