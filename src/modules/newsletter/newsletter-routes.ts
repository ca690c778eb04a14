import { implement } from '@orpc/server'
import { newsletterContract } from '#contract/newsletter.ts'
import { inTransaction, type RequestContext } from '#modules/context.ts'
import { serverWords } from '#modules/words.ts'
import { confirmSubscription } from './confirm-subscription.ts'
import { countLink, countSubscribing } from './newsletter-limits.ts'
import { subscribe } from './subscribe.ts'
import { unsubscribe } from './unsubscribe.ts'

const os = implement(newsletterContract).$context<RequestContext>()

export const newsletterRoutes = os.router({
  subscribe: os.subscribe.handler(async ({ input, context }) => {
    await countSubscribing(context, input.email)
    await inTransaction(context.ctx, (ctx) => subscribe(ctx, { email: input.email, source: 'form' }))
    const t = serverWords('replies', context.ctx.language)
    return { message: t('newsletter.sent') }
  }),
  confirm: os.confirm.handler(async ({ input, context }) => {
    await countLink(context)
    await inTransaction(context.ctx, (ctx) => confirmSubscription(ctx, input))
    const t = serverWords('replies', context.ctx.language)
    return { message: t('newsletter.confirmed') }
  }),
  unsubscribe: os.unsubscribe.handler(async ({ input, context }) => {
    await countLink(context)
    await inTransaction(context.ctx, (ctx) => unsubscribe(ctx, input))
    const t = serverWords('replies', context.ctx.language)
    return { message: t('newsletter.unsubscribed') }
  }),
})
