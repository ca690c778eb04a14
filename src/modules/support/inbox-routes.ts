import { implement } from '@orpc/server'
import { inboxContract } from '#contract/inbox.ts'
import type { RequestContext } from '#modules/context.ts'
import { changeMessage, getThread, listMessages, replyToMessage } from './inbox.ts'

const os = implement(inboxContract).$context<RequestContext>()

export const inboxRoutes = os.router({
  list: os.list.handler(({ input, context }) => listMessages(context.ctx, input)),
  get: os.get.handler(({ input, context }) => getThread(context.ctx, input.id)),
  change: os.change.handler(({ input, context }) => changeMessage(context.ctx, input.params.id, input.body)),
  reply: os.reply.handler(({ input, context }) => replyToMessage(context.ctx, input.params.id, input.body.text)),
})
