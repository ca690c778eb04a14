import { system } from '#contract/actor.ts'
import { defaultLanguage } from '#contract/languages.ts'
import { warmPictures, warmPicturesJob } from '#modules/catalog/index.ts'
import type { Ctx } from '#modules/context.ts'
import { orderMailJob, registerOrderJobs, sendOrderMail } from '#modules/orders/index.ts'
import { createCtx } from './edge/request-context.ts'
import type { CtxSource, Shop } from './shop.ts'

/** Every job of the shop and who does it. */
export function registerJobs(shop: CtxSource & Pick<Shop, 'config' | 'mailer' | 'jobs'>): void {
  const { mailer, config } = shop
  shop.jobs.work(orderMailJob, (occasion) => sendOrderMail(systemCtx(shop), { mailer, publicUrl: config.publicUrl }, occasion))
  shop.jobs.work(warmPicturesJob, async () => {
    await warmPictures(systemCtx(shop))
  })
  registerOrderJobs(shop.jobs, () => systemCtx(shop))
}

/** For work that nobody asked for in person. */
export function systemCtx(shop: CtxSource): Ctx {
  return createCtx(shop, { actor: system, language: defaultLanguage, requestId: 'job' })
}
