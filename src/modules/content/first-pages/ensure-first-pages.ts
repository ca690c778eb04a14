import { addMissingPages } from '#modules/content/index.ts'
import { inTransaction } from '#modules/context.ts'
import { systemCtx } from '#server/register-jobs.ts'
import type { CtxSource } from '#server/shop.ts'
import { firstPages } from './first-pages.ts'

/** The pages that every shop's footer leads to are there from its first start. What a keeper wrote is never touched. */
export async function ensureFirstPages(shop: CtxSource): Promise<void> {
  const added = await inTransaction(systemCtx(shop), (ctx) => addMissingPages(ctx.db, firstPages))
  if (added.length > 0) shop.log.info({ pages: added }, 'information pages are written')
}
