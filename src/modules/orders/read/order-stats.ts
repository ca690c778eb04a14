import { sql } from 'kysely'
import { money } from '#contract/rules/money.ts'
import { dayOf } from '#contract/rules/shop-time.ts'
import type { OrderStats } from '#contract/orders.ts'
import type { Ctx } from '#modules/context.ts'
import { type DayRange, startOf } from '../shop-days.ts'

/** Returns the range's orders by status and the revenue of paid ones, both from daily sums. */
export async function readOrderStats({ db, clock }: Pick<Ctx, 'db' | 'clock'>, range: DayRange): Promise<OrderStats> {
  const from = sql`${dayOf(startOf(range, clock.now()))}::date`
  const today = sql`${dayOf(clock.now())}::date`
  const { rows } = await sql<Omit<OrderStats, 'revenue'> & { revenue: number }>`select
    coalesce(sum(orders) filter (where day >= ${today}), 0)::int as new_today,
    coalesce(sum(orders) filter (where status = 'pending' and payment_status = 'unpaid' and day >= ${from}), 0)::int as awaiting_payment,
    coalesce(sum(orders) filter (where status = 'pending' and payment_status = 'proof_submitted' and day >= ${from}), 0)::int as proof_to_check,
    coalesce(sum(orders) filter (where status = 'processing' and day >= ${from}), 0)::int as processing,
    coalesce(sum(orders) filter (where status = 'shipped' and day >= ${from}), 0)::int as shipped,
    (select coalesce(sum(amount), 0) from order_revenue where day >= ${from}) as revenue
    from order_counts where day >= least(${from}, ${today})`.execute(db)
  const [stats] = rows
  if (!stats) throw new Error('counting answered no row')
  return { ...stats, revenue: money(stats.revenue) }
}
