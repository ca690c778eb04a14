import { implement } from '@orpc/server'
import { supportContract } from '#contract/support.ts'
import { inTransaction, type RequestContext } from '#modules/context.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import { requestPreorder } from './request-preorder.ts'
import { sendMessage } from './send-message.ts'
import { countMail } from './support-limits.ts'

const os = implement(supportContract).$context<RequestContext>()

export const supportRoutes = os.router({
  sendMessage: os.sendMessage.handler(async ({ input, context }) => {
    await countMail(context, input.email)
    await inTransaction(context.ctx, (ctx) => sendMessage(ctx, input))
    const t = serverTranslator('replies', context.ctx.language)
    return { message: t('contact.received') }
  }),
  requestPreorder: os.requestPreorder.handler(async ({ input, context }) => {
    await countMail(context, input.email)
    await inTransaction(context.ctx, (ctx) => requestPreorder(ctx, input))
    const t = serverTranslator('replies', context.ctx.language)
    return { message: t('preorder.received') }
  }),
})
