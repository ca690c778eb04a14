import { implement } from '@orpc/server'
import { adminProductsContract } from '#contract/admin-products.ts'
import { inTransaction, type RequestContext } from '#modules/context.ts'
import { changeProduct } from '../products/change-product.ts'
import { copyProduct } from '../products/copy-product.ts'
import { createProduct } from '../products/create-product.ts'
import { removeProduct } from '../products/remove-product.ts'
import { changeProducts } from './change-products.ts'
import { getAdminProduct } from './get-admin-product.ts'
import { countProducts, listAdminProducts, listProductIds } from './list-admin-products.ts'

const os = implement(adminProductsContract).$context<RequestContext>()

export const adminProductRoutes = os.router({
  list: os.list.handler(({ input, context }) => listAdminProducts(context.ctx, input)),
  ids: os.ids.handler(({ input, context }) => listProductIds(context.ctx, input)),
  count: os.count.handler(({ input, context }) => countProducts(context.ctx, input)),
  changeMany: os.changeMany.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => changeProducts(ctx, input))),
  get: os.get.handler(({ input, context }) => getAdminProduct(context.ctx, input.id)),
  copy: os.copy.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => copyProduct(ctx, input.id))),
  remove: os.remove.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => removeProduct(ctx, input.id))),
  create: os.create.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => createProduct(ctx, input))),
  change: os.change.handler(({ input, context }) => {
    const { expected_updated_at: expected, ...change } = input.body
    return inTransaction(context.ctx, (ctx) => changeProduct(ctx, input.params.id, change, expected))
  }),
})
