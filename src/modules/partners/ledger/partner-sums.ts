import { sql } from 'kysely'
import type { Ctx } from '#modules/context.ts'

/** Merges the differences that triggers wrote for a partner into one row; the total never changes. Runs every minute. */
export async function compactPartnerTotals({ db }: Pick<Ctx, 'db'>): Promise<void> {
  await sql`
    with gone as (
      delete from partner_sums where partner_id in (select partner_id from partner_sums group by partner_id having count(*) > 1) returning *
    )
    insert into partner_sums (partner_id, orders, revenue_sen, pending_sen, approved_sen, paid_sen, scans)
    select partner_id, sum(orders), sum(revenue_sen), sum(pending_sen), sum(approved_sen), sum(paid_sen), sum(scans) from gone group by partner_id`.execute(
    db,
  )
}
