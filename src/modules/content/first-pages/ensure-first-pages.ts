import { type Ctx, inTransaction } from '#modules/context.ts'
import { addMissingPages } from '../content-store.ts'
import { firstPages } from './first-pages.ts'

/** The pages that every shop's footer leads to are there from its first start. What a keeper wrote is never touched. */
export async function ensureFirstPages(ctx: Ctx): Promise<void> {
  const added = await inTransaction(ctx, ({ db }) => addMissingPages(db, firstPages))
  if (added.length > 0) ctx.log.info({ pages: added }, 'information pages are written')
}
