import { implement } from '@orpc/server'
import { productImagesContract } from '#contract/product-images.ts'
import { productImage } from '#contract/uploads.ts'
import { takesUpload } from '#kit/http/before-body.ts'
import { inTransaction, type RequestContext } from '#modules/context.ts'
import { addProductImage, admitProductImage } from './add-product-image.ts'
import { changeProductImage, removeProductImage } from './change-product-image.ts'
import { orderProductImages } from './order-product-images.ts'

const os = implement(productImagesContract).$context<RequestContext>()

export const productImageRoutes = os.router({
  add: os.add
    .use(takesUpload<RequestContext>(productImage, (context, { id = '' }) => admitProductImage(context, id)))
    .handler(({ input: { params, body }, context }) =>
      addProductImage(context.ctx, { productId: params.id, file: body.file, variationId: body.variation_id, alt: body.alt }),
    ),
  change: os.change.handler(({ input: { params, body }, context }) =>
    inTransaction(context.ctx, (ctx) => changeProductImage(ctx, { productId: params.id, imageId: params.imageId }, body)),
  ),
  order: os.order.handler(({ input: { params, body }, context }) =>
    inTransaction(context.ctx, (ctx) => orderProductImages(ctx, params.id, body)),
  ),
  remove: os.remove.handler(({ input: { id, imageId }, context }) =>
    inTransaction(context.ctx, (ctx) => removeProductImage(ctx, { productId: id, imageId })),
  ),
})
