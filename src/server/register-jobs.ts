import { system } from '#contract/actor.ts'
import { defaultLanguage } from '#contract/languages.ts'
import { registerAnalyticsJobs } from '#modules/analytics/index.ts'
import { warmPictures, warmPicturesJob } from '#modules/catalog/index.ts'
import type { Ctx } from '#modules/context.ts'
import { registerEventJobs } from '#modules/events/index.ts'
import { accountMailJob, sendAccountMail } from '#modules/identity/index.ts'
import { newsletterMailJob, sendNewsletterMail } from '#modules/newsletter/index.ts'
import { orderMailJob, registerOrderJobs, sendOrderMail } from '#modules/orders/index.ts'
import { disputeMailJob, refundJob, sendDisputeMail, sendRefund } from '#modules/payments/index.ts'
import { sendSupportMail, supportMailJob } from '#modules/support/index.ts'
import { cleanUp } from './clean-up.ts'
import { createCtx } from './http/request-context.ts'
import type { CtxSource, Shop } from './shop.ts'

/** Every job of the shop and who does it. */
export function registerJobs(shop: CtxSource & Pick<Shop, 'config' | 'mailer' | 'jobs'>): void {
  const { mailer, config } = shop
  shop.jobs.work(orderMailJob, (occasion) => sendOrderMail(systemCtx(shop), { mailer, publicUrl: config.publicUrl }, occasion))
  shop.jobs.work(refundJob, ({ refundId }) => sendRefund(systemCtx(shop), config, refundId))
  shop.jobs.work(disputeMailJob, (mail) =>
    sendDisputeMail(systemCtx(shop), { mailer, publicUrl: config.publicUrl, mailFrom: config.mailFrom }, mail),
  )
  shop.jobs.work(warmPicturesJob, async () => {
    await warmPictures(systemCtx(shop))
  })
  shop.jobs.work(accountMailJob, (mail) => sendAccountMail(systemCtx(shop), { mailer, publicUrl: config.publicUrl }, mail))
  shop.jobs.work(supportMailJob, (mail) =>
    sendSupportMail(systemCtx(shop), { mailer, publicUrl: config.publicUrl, mailFrom: config.mailFrom }, mail),
  )
  shop.jobs.work(newsletterMailJob, (mail) => sendNewsletterMail(systemCtx(shop), { mailer, publicUrl: config.publicUrl }, mail))
  // A quarter past three at night in Kuala Lumpur.
  shop.jobs.schedule('nightly-clean-up', '17 19 * * *', () => cleanUp(systemCtx(shop)))
  registerOrderJobs(shop.jobs, () => systemCtx(shop))
  registerEventJobs(shop.jobs, () => systemCtx(shop))
  registerAnalyticsJobs(shop.jobs, () => systemCtx(shop))
}

/** For work that nobody asked for in person. */
export function systemCtx(shop: CtxSource): Ctx {
  return createCtx(shop, { actor: system, language: defaultLanguage, requestId: 'job' })
}
