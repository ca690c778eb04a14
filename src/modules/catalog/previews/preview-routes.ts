import { implement } from '@orpc/server'
import { productPreviewsContract } from '#contract/product-previews.ts'
import { type RequestContext, speaking } from '#modules/context.ts'
import { makePreview, readPreview } from './preview-product.ts'
import type { PreviewKey } from './preview-tokens.ts'

const os = implement(productPreviewsContract).$context<RequestContext>()

export function previewRoutes(key: PreviewKey) {
  return os.router({
    make: os.make.handler(({ input, context }) => makePreview(context.ctx, key, input.id)),
    read: os.read.handler(({ input, context }) => readPreview(speaking(context.ctx, input.lang), key, input)),
  })
}
