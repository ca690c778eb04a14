import { sql } from 'kysely'
import { type Language } from '#contract/languages.ts'
import type { Database } from '#kit/database/database.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { findBuyer } from '#modules/identity/index.ts'
import { backInStockJob } from './stock-notice-mail-job.ts'
import { spokenLanguage } from '#modules/shop-languages.ts'

/** Limits one transaction; the next run, a minute later, takes the rest. */
const mostAtOnce = 500

/** Enqueues letters, oldest request first. Orders take stock in the meantime, so the sender checks again. */
export async function sendBackInStockNotices(ctx: Ctx): Promise<void> {
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
    for (const noticeId of ids) await inside.jobs.enqueue(inside.db, backInStockJob, { noticeId })
  })
}

export type OwedNotice = {
  email: string
  accountId: string | null
  language: Language
  productId: string
  variationId: string | null
  size: string | null
}

/** Returns a request whose product is available now, with its recipient; otherwise undefined. */
export async function findOwedNotice(ctx: Pick<Ctx, 'db' | 'clock' | 'memory'>, noticeId: string): Promise<OwedNotice | undefined> {
  const notice = await backInStock(ctx.db, ctx.clock.now())
    .select(['n.email', 'n.account_id', 'n.language', 'n.product_id', 'n.variation_id', 'n.size'])
    .where('n.id', '=', noticeId)
    .where('n.status', '=', 'waiting')
    .executeTakeFirst()
  if (!notice) return undefined
  const { account_id: accountId, product_id: productId, variation_id: variationId, size } = notice
  const wanted = { accountId, productId, variationId, size }
  if (accountId === null) return { ...wanted, email: notice.email, language: spokenLanguage(ctx, notice.language) }
  // Uses the account's current address and language. A closed account gets no letter.
  const account = await findBuyer(ctx, { accountId })
  return account && { ...wanted, email: account.actor.email, language: account.language }
}

/** Deletes the request after its letter, or returns it to waiting. */
export async function settleNotice({ db }: Pick<Ctx, 'db'>, noticeId: string, now: 'sent' | 'waiting'): Promise<void> {
  if (now === 'sent') await db.deleteFrom('stock_notices').where('id', '=', noticeId).execute()
  else await db.updateTable('stock_notices').set({ told_at: null }).where('id', '=', noticeId).execute()
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
