import type { Invariant } from '#modules/module.ts'

const settled = (kind: string) => `
  select day from figure_days d where kind = '${kind}' and not exists (select from figure_changes c where c.kind = d.kind and c.day = d.day)`

export const figureInvariants: readonly Invariant[] = [
  {
    rule: 'orders, revenue and refunds of each day are those of its orders',
    violations: `
      with stored as (
        select day, sum(n1) as orders, sum(n3) as revenue, sum(n5) as refunds from figure_cells where kind = 'orders' and report = 'day' group by day
      ), counted as (
        select (placed_at at time zone 'Asia/Kuala_Lumpur')::date as day, count(*) filter (where status <> 'cancelled') as orders,
          coalesce(sum(paid - refunded) filter (where status <> 'cancelled'), 0) * 100 as revenue, sum(refunded) * 100 as refunds
        from orders group by 1
      )
      select d.day::text as subject, format('%s orders, %s sen; rows say %s, %s', t.orders, t.revenue, c.orders, c.revenue) as finding
      from (${settled('orders')}) d left join stored t using (day) left join counted c using (day)
      where (coalesce(t.orders, 0), coalesce(t.revenue, 0), coalesce(t.refunds, 0))
        <> (coalesce(c.orders, 0), coalesce(c.revenue, 0), coalesce(c.refunds, 0))`,
  },
  {
    rule: 'each way of dividing the orders of a day divides all of its revenue',
    violations: `
      select d.day::text || ' ' || p.report as subject, format('%s of %s sen', p.revenue, t.n3) as finding
      from (${settled('orders')}) d
      join figure_cells t on t.kind = 'orders' and t.report = 'day' and t.day = d.day
      join (select day, report, sum(n2) as revenue from figure_cells
        where kind = 'orders' and report in ('country', 'language', 'buyer') group by day, report) p on p.day = d.day
      where p.revenue <> t.n3`,
  },
  {
    rule: 'what products brought in on a day is what the goods of its paid orders cost, after discount and refunds',
    violations: `
      with stored as (
        select day, sum(n3) as revenue from figure_cells where kind = 'orders' and report = 'product' group by day
      ), counted as (
        select (o.placed_at at time zone 'Asia/Kuala_Lumpur')::date as day, sum(o.subtotal - o.discount - i.returned) * 100 as revenue
        from orders o join (select order_id, sum(returned) as returned from order_items group by 1) i on i.order_id = o.id
        where o.status <> 'cancelled' and o.payment_status = 'paid' group by 1
      )
      select d.day::text as subject, format('%s sen; rows say %s', coalesce(t.revenue, 0), coalesce(c.revenue, 0)) as finding
      from (${settled('orders')}) d left join stored t using (day) left join counted c using (day)
      where coalesce(t.revenue, 0) <> coalesce(c.revenue, 0)`,
  },
  {
    rule: 'sessions of each day are those that began on it, as long as their rows are kept',
    violations: `
      with stored as (
        select day, sum(n1) as sessions from figure_cells where kind = 'visits' and report = 'day' and not is_kept group by day
      ), counted as (
        select (started_at at time zone 'Asia/Kuala_Lumpur')::date as day, count(*) as sessions
        from analytics_sessions where device_class <> 'bot' group by 1
      )
      select d.day::text as subject, format('%s sessions; rows say %s', coalesce(t.sessions, 0), coalesce(c.sessions, 0)) as finding
      from (${settled('visits')}) d left join stored t using (day) left join counted c using (day)
      where coalesce(t.sessions, 0) <> coalesce(c.sessions, 0)
        and d.day > (select (min(started_at) at time zone 'Asia/Kuala_Lumpur')::date from analytics_sessions)`,
  },
  {
    rule: 'what is searched for and bought together is on all days as often as on each together',
    violations: `
      with stored as (
        select kind, report, key, sum(n1) as n1, sum(n2) as n2 from figure_cells where report in ('pair', 'search') group by kind, report, key
      )
      select kind || ' ' || report as subject, format('%s keys, such as %s of %s', count(*), min(coalesce(t.n1, 0)), min(coalesce(k.n1, 0))) as finding
      from stored t full join figure_keys k using (kind, report, key)
      where (coalesce(t.n1, 0), coalesce(t.n2, 0)) <> (coalesce(k.n1, 0), coalesce(k.n2, 0)) group by kind, report`,
  },
  {
    rule: 'orders of each source are those that are listed by it',
    violations: `
      with stored as (
        select day, key as source, sum(n1) as orders from figure_cells where kind = 'orders' and report = 'source' and key <> '' group by day, key
      ), listed as (
        select (o.placed_at at time zone 'Asia/Kuala_Lumpur')::date as day, k.source, count(*) as orders
        from figure_order_sources k join orders o on o.id = k.order_id where o.status <> 'cancelled' and o.channel = 'web' group by 1, 2
      )
      select d.day::text || ' ' || source as subject, format('%s orders; listed are %s', coalesce(t.orders, 0), coalesce(l.orders, 0)) as finding
      from (stored t full join listed l using (day, source)) join (${settled('orders')}) d using (day)
      where coalesce(t.orders, 0) <> coalesce(l.orders, 0)`,
  },
  {
    rule: 'visits that ordered are those whose orders are listed, as long as their rows are kept',
    violations: `
      with stored as (
        select day, key, true as stored from figure_cells where kind = 'visits' and report = 'funnel' and not is_kept and n5 > 0
      ), listed as (
        select distinct day, key, true as listed from figure_orders where kind = 'visits' and report = 'funnel' and not is_kept
      )
      select day::text || ' ' || replace(key, chr(31), ' ') as subject,
        case when listed then 'orders are listed of no visit' else 'visits ordered, and no order is listed' end as finding
      from (stored t full join listed l using (day, key)) join (${settled('visits')}) d using (day)
      where (stored is null or listed is null) and exists (select from figure_days f where f.kind = 'visits' and f.day = d.day and f.has_orders)
        and day > (select (min(started_at) at time zone 'Asia/Kuala_Lumpur')::date from analytics_sessions)`,
  },
]
