import { implement } from '@orpc/server'
import { sizeGuidesContract } from '#contract/size-guides.ts'
import { inTransaction, type RequestContext } from '#modules/context.ts'
import { withEnglish } from '#modules/english-texts.ts'
import { changeSizeGuide, createSizeGuide, getSizeGuide, listSizeGuides, removeSizeGuide } from './edit-size-guides.ts'

const os = implement(sizeGuidesContract).$context<RequestContext>()

export const sizeGuideRoutes = os.router({
  list: os.list.handler(({ input, context }) => listSizeGuides(context.ctx, input)),
  get: os.get.handler(({ input, context }) => getSizeGuide(context.ctx, input.id)),
  create: os.create.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => createSizeGuide(ctx, withEnglish(input)))),
  change: os.change.handler(({ input, context }) => {
    const { expected_updated_at: expected, ...change } = input.body
    return inTransaction(context.ctx, (ctx) => changeSizeGuide(ctx, input.params.id, withEnglish(change), expected))
  }),
  remove: os.remove.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => removeSizeGuide(ctx, input.id))),
})
