import { implement } from '@orpc/server'
import { ordersContract } from '#contract/orders.ts'
import type { RequestContext } from '#modules/context.ts'
import { submitProof } from './submit-proof.ts'

const os = implement(ordersContract).$context<RequestContext>()

/** GET of the same path is `readProof`: it streams a file, which the contract can't say. */
export const proofRoutes = {
  submitProof: os.submitProof.handler(({ input, context }) => submitProof(context, { orderId: input.params.id, file: input.body.file })),
}
