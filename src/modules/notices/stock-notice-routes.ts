import { implement } from '@orpc/server'
import { stockNoticesContract } from '#contract/stock-notices.ts'
import { inTransaction, type RequestContext } from '#modules/context.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import { confirmNotice, withdrawNotice } from './answer-link.ts'
import { askForNotice, ownAddress } from './ask-for-notice.ts'
import { countNotices } from './count-notices.ts'
import { countAsking } from './stock-notice-limits.ts'

const os = implement(stockNoticesContract).$context<RequestContext>()

export const stockNoticeRoutes = os.router({
  ask: os.ask.handler(async ({ input, context }) => {
    const isOwn = ownAddress(context.ctx.actor, input.email) !== undefined
    await countAsking(context, isOwn ? undefined : input.email)
    const withdraw_token = await inTransaction(context.ctx, (ctx) => askForNotice(ctx, input))
    const t = serverTranslator('replies', context.ctx.language)
    return isOwn && withdraw_token !== undefined
      ? { message: t('stockNotice.waiting'), state: 'waiting', withdraw_token }
      : { message: t('stockNotice.sent'), state: 'confirm_by_email' }
  }),
  confirm: os.confirm.handler(async ({ input, context }) => {
    await inTransaction(context.ctx, (ctx) => confirmNotice(ctx, input))
    const t = serverTranslator('replies', context.ctx.language)
    return { message: t('stockNotice.waiting') }
  }),
  withdraw: os.withdraw.handler(async ({ input, context }) => {
    await inTransaction(context.ctx, (ctx) => withdrawNotice(ctx, input))
    const t = serverTranslator('replies', context.ctx.language)
    return { message: t('stockNotice.withdrawn') }
  }),
  count: os.count.handler(({ input, context }) => countNotices(context.ctx, input.id)),
})
