import { sql } from 'kysely'
import type { Figures } from '#contract/figures.ts'
import { mostCohorts } from '#contract/rules/figure-reports.ts'
import { fromSen } from '#contract/rules/money.ts'
import { type Database, withTransaction } from '#kit/database/database.ts'
import type { Ctx } from '#modules/context.ts'
import { shopDay } from './raw-rows.ts'

/** Reads all orders, so it runs once an hour. */
const staleAfterMs = 3_600_000

const buyer = sql`coalesce(account_id::text, lower(email))`
const hasBuyer = sql`(status <> 'cancelled' and (account_id is not null or (email <> '' and email not like '%@account.invalid')))`
const monthOfOrder = sql`date_trunc('month', ${shopDay(sql`placed_at`)})::date`

/**
 * Groups buyers by the month of their first order, with their orders in later months. A buyer is an account or a guest's email. Sales
 * without either, and orders of forgotten guests, have no known buyer.
 */
export async function addUpCohorts({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const { rows } = await sql<{ counted_at: Date | null }>`select max(counted_at) as counted_at from figure_cohorts`.execute(db)
  const last = rows[0]?.counted_at
  if (last && now.getTime() - last.getTime() < staleAfterMs) return
  await withTransaction(db, async (inside) => {
    await sql`delete from figure_cohorts`.execute(inside)
    await sql`
      insert into figure_cohorts (month, later, buyers, again, orders, revenue, counted_at)
      with bought as (
        select ${buyer} as buyer, ${monthOfOrder} as month, count(*) as orders, sum((paid - refunded) * 100)::bigint as revenue
        from orders where ${hasBuyer} group by 1, 2
      ), placed as (
        select b.*, min(month) over buyers as first, sum(orders) over buyers as ever from bought b window buyers as (partition by buyer)
      )
      select first, ((extract(year from month) - extract(year from first)) * 12 + extract(month from month) - extract(month from first))::int,
        count(*), count(*) filter (where ever > 1), sum(orders), sum(revenue), ${now}
      from placed group by 1, 2`.execute(inside)
    await writeFirstMonths(inside)
  })
}

/** Buyers are processed in this many parts, so that each statement stays short with many orders. */
const parts = 4

async function writeFirstMonths(db: Database): Promise<void> {
  await sql`delete from figure_first_months f using (select id from orders where not coalesce(${hasBuyer}, false)) o where o.id = f.order_id`.execute(
    db,
  )
  for (let part = 0; part < parts; part += 1)
    await sql`
      with placed as materialized (
        select id as order_id, min(${monthOfOrder}) over (partition by ${buyer}) as month from orders
        where ${hasBuyer} and hashtext(${buyer}) & ${sql.lit(parts - 1)} = ${sql.lit(part)}
      )
      insert into figure_first_months as f (order_id, month)
      select order_id, month from placed p
      where not exists (select from figure_first_months k where k.order_id = p.order_id and k.month = p.month)
      on conflict (order_id) do update set month = excluded.month`.execute(db)
}

export async function readCohorts({ db }: Pick<Ctx, 'db'>, { to }: { to: string }): Promise<Pick<Figures, 'cohorts' | 'cohorts_as_of'>> {
  const { rows } = await sql<{
    month: string
    later: number
    buyers: number
    again: number
    orders: number
    revenue: number
    counted_at: Date
  }>`
    select month::text, later, buyers, again, orders, revenue, counted_at from figure_cohorts
    where month <= ${to}::date and month > ${to}::date - make_interval(months => ${mostCohorts}) order by month desc, later`.execute(db)
  const cohorts = [...Map.groupBy(rows, ({ month }) => month)].map(([month, cells]) => ({
    month: month.slice(0, 7),
    buyers: cells.find(({ later }) => later === 0)?.buyers ?? 0,
    ordered_again: cells.find(({ later }) => later === 0)?.again ?? 0,
    orders: cells.reduce((sum, { orders }) => sum + orders, 0),
    revenue: fromSen(cells.reduce((sum, { revenue }) => sum + revenue, 0)),
    later: cells.filter(({ later }) => later > 0).map(({ later, buyers }) => ({ months: later, buyers })),
  }))
  return { cohorts, cohorts_as_of: rows[0]?.counted_at.toISOString() ?? null }
}
