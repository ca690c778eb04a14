import { implement } from '@orpc/server'
import { ordersContract } from '#contract/orders.ts'
import { paymentProof } from '#contract/uploads.ts'
import { takesUpload } from '#kit/http/before-body.ts'
import type { RequestContext } from '#modules/context.ts'
import { admitProof, submitProof } from './submit-proof.ts'

const os = implement(ordersContract).$context<RequestContext>()

export const proofRoutes = {
  submitProof: os.submitProof
    .use(takesUpload<RequestContext>(paymentProof, (context, { id = '' }) => admitProof(context, id)))
    .handler(({ input, context }) => submitProof(context, { orderId: input.params.id, file: input.body.file })),
}
