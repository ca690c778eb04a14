import { implement } from '@orpc/server'
import { savedRepliesContract } from '#contract/saved-replies.ts'
import { inTransaction, type RequestContext } from '#modules/context.ts'
import { withEnglish } from '#modules/english-texts.ts'
import { changeSavedReply, getSavedReply, createSavedReply, listSavedReplies, removeSavedReply } from './saved-replies.ts'

const os = implement(savedRepliesContract).$context<RequestContext>()

export const savedReplyRoutes = os.router({
  list: os.list.handler(({ input, context }) => listSavedReplies(context.ctx, input)),
  get: os.get.handler(({ input, context }) => getSavedReply(context.ctx, input.id)),
  create: os.create.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => createSavedReply(ctx, withEnglish(input)))),
  change: os.change.handler(({ input, context }) => {
    const { expected_updated_at: expected, ...change } = input.body
    return inTransaction(context.ctx, (ctx) => changeSavedReply(ctx, input.params.id, withEnglish(change), expected))
  }),
  remove: os.remove.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => removeSavedReply(ctx, input.id))),
})
