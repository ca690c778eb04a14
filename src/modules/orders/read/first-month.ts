import { sql } from 'kysely'

/** Orders of people whose first order was in this month, such as `2026-02`, as the figures count them: as of an hour ago at most. */
export function firstBoughtIn(month: string) {
  return sql<boolean>`o.id in (select f.order_id from figure_first_months f where f.month = ${`${month}-01`}::date)`
}
