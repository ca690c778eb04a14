import { warmPicturesJob } from '#modules/catalog/index.ts'
import { systemCtx } from '#server/register-jobs.ts'
import type { CtxSource } from '#server/shop.ts'
import { loadDemoAccounts } from './load-accounts.ts'
import { loadDemoEvents } from './load-events.ts'
import { loadDemoCatalogue } from './load-demo.ts'
import { loadDemoPaymentMethods } from './load-payment-methods.ts'

/**
 * Fills an empty shop with the demo catalogue, events, ways to pay and accounts, all of it or nothing: a start that is cut off
 * leaves an empty shop to the next. Leaves any other shop alone.
 */
export async function ensureDemo(shop: CtxSource): Promise<void> {
  const ctx = systemCtx(shop)
  const isLoaded = await loadDemoCatalogue(ctx, async (db) => {
    const inside = { ...ctx, db }
    await loadDemoPaymentMethods(inside)
    await loadDemoAccounts(inside)
    await loadDemoEvents(inside)
    await ctx.jobs.enqueue(db, warmPicturesJob, {})
  })
  if (isLoaded) shop.log.info('the demo catalogue is loaded')
}
