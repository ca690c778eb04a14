import { type Ctx, inTransaction } from '#modules/context.ts'
import { addMissingPages } from '../content-store.ts'
import { firstPages } from './first-pages.ts'

/** Creates the pages that the footer links to at the first start. It never overwrites an operator's text. */
export async function ensureFirstPages(ctx: Ctx): Promise<void> {
  const added = await inTransaction(ctx, ({ db }) => addMissingPages(db, firstPages, ctx.clock.now()))
  if (added.length > 0) ctx.log.info({ pages: added }, 'information pages are written')
}
