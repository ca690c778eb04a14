import { implement } from '@orpc/server'
import { paymentMethodsContract } from '#contract/payment-methods.ts'
import { paymentMethodImage } from '#contract/uploads.ts'
import { takesUpload } from '#kit/http/before-body.ts'
import { inTransaction, type RequestContext } from '#modules/context.ts'
import { changeMethod, createMethod } from './change-method.ts'
import { decideDetails } from './decide-details.ts'
import { getMethodForAdmin, listMethodsForAdmin } from './list-methods.ts'
import { admitMethodImage, removeMethodImage, setMethodImage } from './method-image.ts'
import { removeMethod } from './remove-method.ts'
import { reorderMethods } from './reorder-methods.ts'
import { drawSampleCode } from './sample-code.ts'
import { findStallCode } from './stall-code.ts'

const os = implement(paymentMethodsContract).$context<RequestContext>()

export const paymentMethodRoutes = os.router({
  stallCode: os.stallCode.handler(({ context }) => findStallCode(context.ctx)),
  list: os.list.handler(({ input, context }) => listMethodsForAdmin(context.ctx, input)),
  create: os.create.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => createMethod(ctx, input))),
  get: os.get.handler(({ input, context }) => getMethodForAdmin(context.ctx, input.id)),
  change: os.change.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => changeMethod(ctx, input.params.id, input.body))),
  remove: os.remove.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => removeMethod(ctx, input.id))),
  setImage: os.setImage
    .use(takesUpload(paymentMethodImage, admitMethodImage))
    .handler(({ input, context }) => setMethodImage(context.ctx, input.params.id, input.body)),
  removeImage: os.removeImage.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => removeMethodImage(ctx, input.id))),
  reorder: os.reorder.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => reorderMethods(ctx, input.payment_methods))),
  decideDetails: os.decideDetails.handler(({ input, context }) =>
    inTransaction(context.ctx, (ctx) => decideDetails(ctx, input.params.id, input.body)),
  ),
  sample: os.sample.handler(({ input, context }) => drawSampleCode(context.ctx, input.id)),
})
