import { implement } from '@orpc/server'
import { newsletterContract } from '#contract/newsletter.ts'
import { inTransaction, type RequestContext } from '#modules/context.ts'
import { noteMarketingChoice } from '#modules/identity/index.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import { confirmSubscription } from './confirm-subscription.ts'
import { countSubscribing } from './newsletter-limits.ts'
import { changePreferences, readPreferences } from './preferences.ts'
import { readerSetCookie } from './reader-cookie.ts'
import { subscribe } from './subscribe.ts'
import { unsubscribe } from './unsubscribe.ts'

const os = implement(newsletterContract).$context<RequestContext>()

type ReaderKey = { secret: string; isSecure: boolean }

export function newsletterRoutes(readerKey: ReaderKey) {
  return os.router({
    subscribe: os.subscribe.handler(async ({ input, context }) => {
      await countSubscribing(context, input.email)
      await inTransaction(context.ctx, (ctx) => subscribe(ctx, { email: input.email, source: 'form' }))
      const t = serverTranslator('replies', context.ctx.language)
      return { message: t('newsletter.sent') }
    }),
    confirm: os.confirm.handler(async ({ input, context }) => {
      const email = await inTransaction(context.ctx, async (ctx) => {
        const confirmed = await confirmSubscription(ctx, input)
        await noteMarketingChoice(ctx, { email: confirmed, isWanted: true })
        return confirmed
      })
      context.reply.append('set-cookie', readerSetCookie(email, readerKey))
      const t = serverTranslator('replies', context.ctx.language)
      return { message: t('newsletter.confirmed') }
    }),
    unsubscribe: os.unsubscribe.handler(async ({ input, context }) => {
      await inTransaction(context.ctx, async (ctx) => noteMarketingChoice(ctx, { email: await unsubscribe(ctx, input), isWanted: false }))
      const t = serverTranslator('replies', context.ctx.language)
      return { message: t('newsletter.unsubscribed') }
    }),
    look: os.look.handler(({ input, context }) => readPreferences(context.ctx, input.token)),
    prefer: os.prefer.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => changePreferences(ctx, input))),
  })
}
