import { sql } from 'kysely'
import { createDatabase } from '../../src/kit/database/database.ts'
import { ensureDatabaseServer } from '../../src/kit/database/database-server.ts'
import { withoutIndexes } from '../../src/kit/database/without-indexes.ts'
import { ensureMonths } from '../../src/modules/analytics/months.ts'

const days = 365
const dayMs = 24 * 3_600_000
/** Average number of events per visit. */
const perVisit = 5
/** Share of buyers who agreed to analytics. */
const countedShare = 0.5
const tables = ['analytics_sessions', 'analytics_events', 'analytics_cart_abandonments']
const withTriggers = [...tables, 'orders', 'order_items']

/** Fills a year with visits and moves the existing orders into that year, once per folder, in one transaction with triggers disabled. */
export async function fillVisits(dataDir, { events }) {
  const server = await ensureDatabaseServer({ databaseUrl: undefined, dataDir })
  const { db, close } = createDatabase({ url: server.url, poolSize: 2, statementTimeoutMs: 0 })
  try {
    const { rows } = await sql`select 1 from analytics_sessions where id = 'bench-1'`.execute(db)
    if (rows.length > 0) return await forgetSent(db)
    for (let month = 0; month <= 13; month += 1) await ensureMonths(db, new Date(Date.now() - month * 28 * dayMs))
    await db.transaction().execute(async (inside) => {
      await sql`set local work_mem = '256MB'`.execute(inside)
      for (const table of withTriggers) await sql.raw(`alter table ${table} disable trigger user`).execute(inside)
      await withoutIndexes(inside, ['orders'], () => moveOrders(inside))
      await draftVisits(inside, Math.round(events / perVisit))
      await writeSessions(inside)
      await writeEvents(inside)
      await writeCarts(inside)
      for (const table of withTriggers) await sql.raw(`alter table ${table} enable trigger user`).execute(inside)
    })
    await sql`vacuum analyze`.execute(db)
  } finally {
    await close()
    await server.release()
  }
}

/** Deletes events sent by an earlier run, which put as many into one day as a month of this year has. */
async function forgetSent(db) {
  for (const [table, id] of [
    ['analytics_events', 'session_id'],
    ['analytics_sessions', 'id'],
  ])
    await sql.raw(`delete from ${table} where not starts_with(${id}, 'bench-')`).execute(db)
  await sql`vacuum analyze`.execute(db)
}

/** Spreads older orders evenly over the year. */
async function moveOrders(db) {
  await sql`update orders set placed_at = now() - interval '1 day' * ${days} * random()
    where placed_at < now() - interval '1 day' * ${days}`.execute(db)
}

async function draftVisits(db, count) {
  await sql`create temp table b_visits on commit drop as
    select row_number() over () as n, v.*, random() as chance from (
      select o.placed_at - interval '4 minutes' as started_at, o.id as order_id from orders o
      where random() < ${countedShare} and o.placed_at > now() - interval '1 day' * ${days}
      union all
      select now() - interval '1 day' * ${days} * random(), null from generate_series(1, ${count}::int)
      limit ${count}::int
    ) v`.execute(db)
  await sql`create temp table b_products on commit drop as select id, row_number() over (order by id) as n from products`.execute(db)
}

async function writeSessions(db) {
  await sql`insert into analytics_sessions (id, month, started_at, last_seen_at, device_class, referrer_host, landing_path, utm_source, utm_medium, utm_campaign)
    select 'bench-' || n, date_trunc('month', started_at at time zone 'UTC')::date, started_at, started_at + interval '5 minutes',
      (array['phone', 'phone', 'phone', 'desktop', 'desktop', 'tablet', 'bot'])[1 + n % 7],
      (array[null, 'google.com', 'instagram.com', 'yandex.ru', 'site-' || n % 40 || '.example'])[1 + n % 5],
      (array['/', '/ru/shop', '/kk', '/shop', '/product/thing'])[1 + n % 5],
      case when n % 8 = 0 then 'letter' end, case when n % 8 = 0 then 'email' end, case when n % 8 = 0 then 'week-' || n / 8 % 30 end
    from b_visits`.execute(db)
}

/** Half of the searches repeat common words; the other half is rare words. */
async function writeEvents(db) {
  await sql`insert into analytics_events (occurred_at, id, session_id, event_type, event_category, event_data, page_path, product_id)
    select started_at + interval '40 seconds' * at, uuidv7(), 'bench-' || n, type,
      case type when 'page_view' then 'navigation' when 'search' then 'engagement' else 'ecommerce' end,
      case type
        when 'search' then jsonb_build_object('query', 'word ' || case when drawn < 0.5 then n % 300 else n % 40000 end, 'results', n % 9)
        when 'checkout_complete' then jsonb_build_object('orderId', order_id, 'value', 80, 'items', 2)
        when 'page_view' then '{}'::jsonb
        else jsonb_build_object('productId', product_id) end,
      '/shop', case when type in ('product_view', 'add_to_cart') then product_id end
    from (
      select v.*, at, p.id as product_id, random() as drawn,
        case when at = 5 and order_id is not null then 'checkout_complete'
          when at = 4 and (order_id is not null or chance < 0.1) then 'checkout_start'
          when at = 3 and (order_id is not null or chance < 0.25) then 'add_to_cart'
          when at = 5 and chance < 0.3 then 'search'
          when at in (2, 3) then 'product_view'
          else 'page_view' end as type
      from b_visits v cross join generate_series(1, ${perVisit}) at
      join b_products p on p.n = 1 + (v.n * 7 + at) % (select count(*) from b_products)
    ) e`.execute(db)
}

async function writeCarts(db) {
  await sql`insert into analytics_cart_abandonments (occurred_at, id, session_id, cart_value, items, last_step)
    select started_at + interval '30 minutes', uuidv7(), 'bench-' || n, 40 + n % 200, '[]', case when n % 3 = 0 then 'checkout' else 'cart' end
    from b_visits where order_id is null and chance < 0.25`.execute(db)
}

/** Waits until the shop has summed every day and month. */
export async function waitForSums(dataDir) {
  const server = await ensureDatabaseServer({ databaseUrl: undefined, dataDir })
  const { db, close } = createDatabase({ url: server.url, poolSize: 1, statementTimeoutMs: 0 })
  const isDone = async () => {
    const { rows } = await sql`
      select (select count(*) from figure_days where kind = 'orders') >= ${days - 1} and (select count(*) from figure_days where kind = 'visits') >= ${days - 1}
        and (select count(*) from figure_days where kind = 'carts') >= ${days - 10} and (select count(*) from figure_months) >= 33
        and exists (select from figure_cohorts) and not exists (select from figure_days where not has_orders) as done`.execute(db)
    return rows[0].done
  }
  try {
    while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 2000))
  } finally {
    await close()
    await server.release()
  }
}

export async function countEvents(dataDir) {
  const server = await ensureDatabaseServer({ databaseUrl: undefined, dataDir })
  const { db, close } = createDatabase({ url: server.url, poolSize: 1, statementTimeoutMs: 0 })
  try {
    const { rows } = await sql`select count(*)::int as count from analytics_events`.execute(db)
    return rows[0].count
  } finally {
    await close()
    await server.release()
  }
}
