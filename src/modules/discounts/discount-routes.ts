import { implement } from '@orpc/server'
import { discountsContract } from '#contract/discounts.ts'
import { inTransaction, type RequestContext } from '#modules/context.ts'
import { changeDiscount, createDiscount, removeDiscount } from './change-discount.ts'
import { getDiscountPage, listDiscounts } from './list-discounts.ts'

const os = implement(discountsContract).$context<RequestContext>()

export const discountRoutes = os.router({
  list: os.list.handler(({ input, context }) => listDiscounts(context.ctx, input)),
  create: os.create.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => createDiscount(ctx, input))),
  get: os.get.handler(({ input, context }) => getDiscountPage(context.ctx, input.id)),
  change: os.change.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => changeDiscount(ctx, input.params.id, input.body))),
  remove: os.remove.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => removeDiscount(ctx, input.id))),
})
