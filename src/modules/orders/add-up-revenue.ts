import { sql } from 'kysely'
import { type Ctx, inTransaction } from '#modules/context.ts'

/** One row for each day in place of one for each change. Every night; what is written meanwhile waits for the next. */
export async function addUpRevenue(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async ({ db }) => {
    await sql`
      with gone as (delete from order_revenue returning day, amount)
      insert into order_revenue (day, amount) select day, sum(amount) from gone group by day having sum(amount) <> 0`.execute(db)
  })
}
