import { warmPicturesJob } from '#modules/catalog/index.ts'
import { systemCtx } from '../register-jobs.ts'
import type { CtxSource } from '../shop.ts'
import { loadDemoAccounts } from './load-accounts.ts'
import { loadDemoContent } from './load-content.ts'
import { loadDemoCatalogue } from './load-demo.ts'
import { loadDemoPaymentMethods } from './load-payment-methods.ts'

/** Fills an empty shop with the demo catalogue, pages, events, ways to pay and accounts; leaves any other shop alone. */
export async function ensureDemo(shop: CtxSource): Promise<void> {
  const ctx = systemCtx(shop)
  if (!(await loadDemoCatalogue(ctx))) return
  shop.log.info('the demo catalogue is loaded')
  await ctx.jobs.enqueue(ctx.db, warmPicturesJob, {})
  await Promise.all([loadDemoPaymentMethods(ctx), loadDemoAccounts(ctx), loadDemoContent(ctx)])
}
