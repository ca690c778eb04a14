import { dayOf } from '#contract/rules/shop-time.ts'
import { warmImagesJob } from '#modules/catalog/index.ts'
import type { Ctx } from '#modules/context.ts'
import { changeSettings } from '#modules/settings/index.ts'
import { loadDemoAccounts } from './load-accounts.ts'
import { loadDemoEvents } from './load-events.ts'
import { loadDemoCatalogue } from './load-demo.ts'
import { loadDemoOrders } from './load-orders.ts'
import { loadDemoPaymentMethods } from './load-payment-methods.ts'
import { loadDemoPartners, settleDemoPartners } from './load-partners.ts'
import { loadDemoLetters } from './load-letters.ts'
import { loadDemoReturns } from './load-returns.ts'
import { loadDemoReviews } from './load-reviews.ts'
import { loadDemoStall } from './load-stall.ts'
import { loadDemoWaiting } from './load-waiting.ts'
import { loadDemoProduction } from './load-production.ts'
import { demoHolidays } from './product-types.ts'

/** Fills the shop in one transaction, so an interrupted start leaves it empty. */
export async function fillShop(ctx: Ctx): Promise<void> {
  const isLoaded = await loadDemoCatalogue(ctx, async (db) => {
    const inside = { ...ctx, db }
    await loadDemoPaymentMethods(inside)
    await loadDemoAccounts(inside)
    await loadDemoEvents(inside)
    await loadDemoProduction(inside)
    await changeSettings(inside, {
      social_url: 'https://social.example/tulpar',
      holidays: [...demoHolidays],
      kzt_rate: 120,
      rub_rate: 19,
      usd_rate: 0.24,
      rates_on: dayOf(ctx.clock.now()),
    })
    await loadDemoPartners(inside)
    await loadDemoOrders(inside)
    await loadDemoReviews(inside)
    await loadDemoReturns(inside)
    await loadDemoStall(inside)
    await settleDemoPartners(inside)
    await loadDemoLetters(inside)
    await loadDemoWaiting(inside)
    await ctx.jobs.enqueue(db, warmImagesJob, {})
  })
  if (isLoaded) ctx.log.info('the demo catalogue is loaded')
}
