import { implement } from '@orpc/server'
import { savedViewsContract } from '#contract/saved-views.ts'
import { inTransaction, type RequestContext } from '#modules/context.ts'
import { changeView, listViews, removeView, saveView } from './saved-views.ts'

const os = implement(savedViewsContract).$context<RequestContext>()

export const savedViewRoutes = {
  list: os.list.handler(({ input, context }) => listViews(context.ctx, input.list)),
  save: os.save.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => saveView(ctx, input))),
  change: os.change.handler(({ input, context }) =>
    inTransaction(context.ctx, (ctx) => changeView(ctx, { id: input.params.id, ...input.body })),
  ),
  remove: os.remove.handler(({ input, context }) => removeView(context.ctx, input.id)),
}
