import { sql } from 'kysely'
import { type Ctx, inTransaction } from '#modules/context.ts'

/** Replaces the rows of single changes by one row per day. Runs every night; rows written during a run wait for the next. */
export async function addUpRevenue(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async ({ db }) => {
    await sql`
      with gone as (delete from order_revenue returning day, amount)
      insert into order_revenue (day, amount) select day, sum(amount) from gone group by day having sum(amount) <> 0`.execute(db)
  })
}

export async function addUpCounts(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async ({ db }) => {
    await sql`
      with gone as (delete from order_counts returning day, status, payment_status, orders)
      insert into order_counts (day, status, payment_status, orders)
      select day, status, payment_status, sum(orders) from gone group by 1, 2, 3 having sum(orders) <> 0`.execute(db)
  })
}
