import { implement } from '@orpc/server'
import { productTypesContract } from '#contract/product-types.ts'
import { inTransaction, type RequestContext } from '#modules/context.ts'
import { listProductTypes } from './list-product-types.ts'
import { getProductType } from './product-type-store.ts'
import { removeProductType } from './remove-product-type.ts'
import { changeProductType, createProductType } from './save-product-type.ts'

const os = implement(productTypesContract).$context<RequestContext>()

export const productTypeRoutes = {
  list: os.list.handler(({ input, context }) => listProductTypes(context.ctx, input)),
  get: os.get.handler(({ input, context }) => getProductType(context.ctx, input.id)),
  create: os.create.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => createProductType(ctx, input))),
  change: os.change.handler(({ input, context }) => {
    const { expected_updated_at: expectedUpdatedAt, ...change } = input.body
    return inTransaction(context.ctx, (ctx) => changeProductType(ctx, { id: input.params.id, change, expectedUpdatedAt }))
  }),
  remove: os.remove.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => removeProductType(ctx, input.id))),
}
