import { sql } from 'kysely'

/** Matches orders of people whose first order was in this month, e.g. `2026-02`. The figures are up to an hour old. */
export function firstBoughtIn(month: string) {
  return sql<boolean>`o.id in (select f.order_id from figure_first_months f where f.month = ${`${month}-01`}::date)`
}
