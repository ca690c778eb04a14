import { sql } from 'kysely'
import type { PartnerFigures } from '#contract/admin-partners.ts'
import { fromSen } from '#contract/rules/money.ts'
import { dayOf, endOfDay, startOfDay } from '#contract/rules/shop-time.ts'
import type { Ctx } from '#modules/context.ts'

type Sums = {
  scans: number
  scans_before: number
  orders: number
  revenue_sen: number
  before_sen: number
  all_orders: number
  owed_sen: number
  owed_to: number
  paid_sen: number
  last_paid_at: Date | null
}

/** Sums up what all partners brought this month and last month, with the sums owed now and paid this year. */
export async function readPartnerFigures({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<PartnerFigures> {
  const today = dayOf(clock.now())
  const month = `${today.slice(0, 7)}-01`
  const before = monthBefore(month)
  const sameDay = earlierOf(`${before.slice(0, 8)}${today.slice(8)}`, dayBefore(month))
  const brought = sql`partner_referrals where not is_cancelled and own_signs = '{}'`
  const { rows } = await sql<Sums>`
    select
      (select coalesce(sum(scans), 0)::int from partner_scans where day >= ${month}::date) as scans,
      (select coalesce(sum(scans), 0)::int from partner_scans where day >= ${before}::date and day < ${month}::date) as scans_before,
      m.orders, m.revenue_sen,
      (select coalesce(sum(net_sen), 0)::bigint from ${brought} and placed_at >= ${startOfDay(before)} and placed_at < ${endOfDay(sameDay)}) as before_sen,
      (select count(*)::int from orders where placed_at >= ${startOfDay(month)} and status <> 'cancelled') as all_orders,
      o.owed_sen, o.owed_to,
      (select coalesce(sum(amount_sen), 0)::bigint from partner_payouts where paid_at >= ${startOfDay(`${today.slice(0, 4)}-01-01`)}) as paid_sen,
      (select max(p.paid_at) from partner_payouts p
        where p.undoes is null and not exists (select from partner_payouts u where u.undoes = p.id)) as last_paid_at
    from
      (select count(*)::int as orders, coalesce(sum(net_sen), 0)::bigint as revenue_sen from ${brought} and placed_at >= ${startOfDay(month)}) m,
      (select coalesce(sum(sen), 0)::bigint as owed_sen, count(*)::int as owed_to
        from (select sum(approved_sen) as sen from partner_sums group by partner_id) s where sen > 0) o`.execute(db)
  const [sums] = rows
  if (!sums) throw new Error('sums of nothing are sums')
  return {
    scans: { month: sums.scans, previous: sums.scans_before },
    orders: { month: sums.orders, of_all: sums.all_orders === 0 ? null : sums.orders / sums.all_orders },
    revenue: { month: fromSen(sums.revenue_sen), previous: fromSen(sums.before_sen), from: before, to: sameDay },
    owed: { amount: fromSen(sums.owed_sen), partners: sums.owed_to },
    paid: { year: fromSen(sums.paid_sen), last_paid_at: sums.last_paid_at?.toISOString() ?? null },
  }
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 24 * 3_600_000).toISOString().slice(0, 10)
}

function monthBefore(firstDay: string): string {
  return `${dayBefore(firstDay).slice(0, 7)}-01`
}

/** Used where the previous month is shorter: day 31 becomes its last day. */
function earlierOf(one: string, other: string): string {
  return one < other ? one : other
}
