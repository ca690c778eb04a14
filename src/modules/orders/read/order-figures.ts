import { type RawBuilder, sql } from 'kysely'
import type { DashboardDay } from '#contract/desk.ts'
import { money, type Money } from '#contract/rules/money.ts'
import { dayOf, startOfDay } from '#contract/rules/shop-time.ts'
import type { Ctx } from '#modules/context.ts'

/** `from` is the start of a day in the shop's time zone. Without `to`, the span is open. */
export type FigureSpan = { from: Date; to?: Date }
export type OrderFigures = { new_orders: number; pending: number; in_production: number; completed: number; revenue: Money }

const counted = sql`
  coalesce(sum(orders), 0)::int as new_orders,
  coalesce(sum(orders) filter (where status = 'pending'), 0)::int as pending,
  coalesce(sum(orders) filter (where status = 'processing'), 0)::int as in_production,
  coalesce(sum(orders) filter (where status = 'completed'), 0)::int as completed`

/** By current status. Whole days come from daily sums; the last day may count in part. */
export async function readOrderFigures({ db }: Pick<Ctx, 'db'>, { from, to }: FigureSpan): Promise<OrderFigures> {
  const last = to && dayOf(to)
  const days = last === undefined ? sql`day >= ${dayOf(from)}::date` : sql`day >= ${dayOf(from)}::date and day < ${last}::date`
  const partOfDay =
    to && last
      ? sql`union all select 1, status, paid - refunded from orders where placed_at >= ${startOfDay(last)} and placed_at < ${to}`
      : sql``
  const { rows } = await sql<OrderFigures>`
    with parts (orders, status, amount) as (
      select orders, status, 0 from order_counts where ${days}
      union all select 0, null, amount from order_revenue where ${days}
      ${partOfDay}
    )
    select ${counted}, coalesce(sum(amount) filter (where status is distinct from 'cancelled'), 0) as revenue from parts`.execute(db)
  const [figures] = rows
  if (!figures) throw new Error('counting answered no row')
  return { ...figures, revenue: money(figures.revenue) }
}

/** Returns every day of the span, including days without orders. Without `from` it starts at the first order. */
export async function readOrderDays({ db }: Pick<Ctx, 'db'>, { from, to }: { from: Date | undefined; to: Date }): Promise<DashboardDay[]> {
  const first = from ? sql`${dayOf(from)}::date` : sql`coalesce((select min(day) from order_counts), ${dayOf(to)}::date)`
  const { rows } = await sql<{ day: string; orders: number; revenue: number }>`
    select d.day::text as day, coalesce(c.orders, 0)::int as orders, coalesce(r.revenue, 0) as revenue
    from (select generate_series(${first}, ${dayOf(to)}::date, interval '1 day')::date as day) d
    left join (select day, sum(orders) as orders from order_counts where status <> 'cancelled' group by day) c using (day)
    left join (select day, sum(amount) as revenue from order_revenue group by day) r using (day)
    order by d.day`.execute(db)
  return rows.map(({ day, orders, revenue }) => ({ day, orders, revenue: money(revenue) }))
}

export function standing({ status, payment }: { status: string; payment: string }): RawBuilder<{ count: number }> {
  return sql`select coalesce(sum(orders), 0) as count from order_counts where status = ${sql.lit(status)} and payment_status = ${sql.lit(payment)}`
}
