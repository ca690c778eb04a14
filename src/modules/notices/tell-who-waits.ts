import { sql } from 'kysely'
import { newId } from '#kit/ids.ts'
import type { Database } from '#kit/database/database.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { stockNoticeMailJob } from './stock-notice-mail-job.ts'

/** Bounds one transaction; the next minute takes the next. */
const mostAtOnce = 500

/**
 * Hands the mails to the queue that are owed now: what is waited for can be bought by everybody. Who asked first is told first. Runs every
 * minute; orders take stock meanwhile, so the mail looks again.
 */
export async function tellWhoWaits(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const due = await owed(inside.db, inside.clock.now())
      .orderBy('n.confirmed_at')
      .orderBy('n.id')
      .limit(mostAtOnce)
      .forUpdate('n')
      .skipLocked()
      .execute()
    if (due.length === 0) return
    const ids = due.map(({ id }) => id)
    await inside.db.updateTable('stock_notices').set({ told_at: inside.clock.now() }).where('id', 'in', ids).execute()
    for (const noticeId of ids) await inside.jobs.enqueue(inside.db, stockNoticeMailJob, { noticeId, kind: 'back', occasion: newId() })
  })
}

/** Whether the promise can be kept at this moment. */
export async function isBack(db: Database, noticeId: string, now: Date): Promise<boolean> {
  return (await backInStock(db, now).where('n.id', '=', noticeId).executeTakeFirst()) !== undefined
}

function owed(db: Database, now: Date) {
  return backInStock(db, now).where('n.status', '=', 'waiting').where('n.told_at', 'is', null)
}

/** Stock levels belong to modules/inventory and are only read here. */
function backInStock(db: Database, now: Date) {
  return db
    .selectFrom('stock_notices as n')
    .innerJoin('products as p', 'p.id', 'n.product_id')
    .select('n.id')
    .where('p.status', '=', 'active')
    .where('p.is_pre_order', '=', false)
    .where((eb) => eb.or([eb('p.early_access_until', 'is', null), eb('p.early_access_until', '<=', now)]))
    .where(
      sql<boolean>`exists (select from stock_levels s where s.product_id = n.product_id and s.on_hand > s.reserved
        and (n.variation_id is null or s.variation_id is null or s.variation_id = n.variation_id)
        and (n.size is null or s.size is null or s.size = n.size))`,
    )
}
