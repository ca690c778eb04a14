import { implement } from '@orpc/server'
import { newsletterContract } from '#contract/newsletter.ts'
import { type Ctx, inTransaction, type RequestContext } from '#modules/context.ts'
import { serverWords } from '#modules/words.ts'
import { confirmSubscription } from './confirm-subscription.ts'
import { countLink, countSubscribing } from './newsletter-limits.ts'
import { subscribe } from './subscribe.ts'
import { unsubscribe } from './unsubscribe.ts'

const os = implement(newsletterContract).$context<RequestContext>()

/** What others do, in the same transaction, when a letter's link was pressed. */
export type OnPressed = (ctx: Ctx, choice: { email: string; isWanted: boolean }) => Promise<void>

export function newsletterRoutes(onPressed: OnPressed) {
  return os.router({
    subscribe: os.subscribe.handler(async ({ input, context }) => {
      await countSubscribing(context, input.email)
      await inTransaction(context.ctx, (ctx) => subscribe(ctx, { email: input.email, source: 'form' }))
      const t = serverWords('replies', context.ctx.language)
      return { message: t('newsletter.sent') }
    }),
    confirm: os.confirm.handler(async ({ input, context }) => {
      await countLink(context)
      await inTransaction(context.ctx, async (ctx) => onPressed(ctx, { email: await confirmSubscription(ctx, input), isWanted: true }))
      const t = serverWords('replies', context.ctx.language)
      return { message: t('newsletter.confirmed') }
    }),
    unsubscribe: os.unsubscribe.handler(async ({ input, context }) => {
      await countLink(context)
      await inTransaction(context.ctx, async (ctx) => onPressed(ctx, { email: await unsubscribe(ctx, input), isWanted: false }))
      const t = serverWords('replies', context.ctx.language)
      return { message: t('newsletter.unsubscribed') }
    }),
  })
}
