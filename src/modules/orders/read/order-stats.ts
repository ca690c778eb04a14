import { sql } from 'kysely'
import { money } from '#contract/rules/money.ts'
import type { OrderStats } from '#contract/orders.ts'
import { shopTimeZone } from '#contract/rules/shop-time.ts'
import type { Ctx } from '#modules/context.ts'
import { type DayRange, startOf } from '../shop-days.ts'

/** Orders placed in the range by where they stand, and the money of those that are paid. Each count reads an index alone, the money is added up by the day. */
export async function readOrderStats({ db, clock }: Pick<Ctx, 'db' | 'clock'>, range: DayRange): Promise<OrderStats> {
  const from = startOf(range, clock.now())
  const today = startOf('today', clock.now())
  const { rows } = await sql<Omit<OrderStats, 'revenue'> & { revenue: number }>`select
    (select count(*) from orders where placed_at >= ${today}) as new_today,
    (select count(*) from orders where status = 'pending' and payment_status = 'unpaid' and placed_at >= ${from}) as awaiting_payment,
    (select count(*) from orders where status = 'pending' and payment_status = 'proof_submitted' and placed_at >= ${from}) as proof_to_check,
    (select count(*) from orders where status = 'processing' and placed_at >= ${from}) as processing,
    (select count(*) from orders where status = 'shipped' and placed_at >= ${from}) as shipped,
    (select coalesce(sum(amount), 0) from order_revenue where day >= (${from}::timestamptz at time zone ${shopTimeZone})::date) as revenue`.execute(
    db,
  )
  const [stats] = rows
  if (!stats) throw new Error('counting answered no row')
  return { ...stats, revenue: money(stats.revenue) }
}
