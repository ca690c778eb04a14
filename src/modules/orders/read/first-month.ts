import { sql } from 'kysely'
import { endOfDay, startOfDay } from '#contract/rules/shop-time.ts'

/** The last day of a month such as `2026-02`. */
function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

/**
 * Orders of people whose first order was in this month, as the figures count first buyers: by account, or by the email of a guest, without
 * cancelled orders.
 */
export function firstBoughtIn(month: string) {
  const [start, end] = [startOfDay(`${month}-01`), endOfDay(lastDayOf(month))]
  const inMonth = sql`f.placed_at >= ${start} and f.placed_at < ${end} and f.status <> 'cancelled'`
  const earlier = sql`e.placed_at < ${start} and e.status <> 'cancelled'`
  return sql<boolean>`o.placed_at >= ${start} and (
    o.account_id in (
      select f.account_id from orders f where ${inMonth} and f.account_id is not null
        and not exists (select from orders e where e.account_id = f.account_id and ${earlier}))
    or o.account_id is null and lower(o.email) in (
      select lower(f.email) from orders f
      where ${inMonth} and f.account_id is null and f.email <> '' and f.email not like '%@account.invalid'
        and not exists (select from orders e where e.account_id is null and lower(e.email) = lower(f.email) and ${earlier})))`
}
