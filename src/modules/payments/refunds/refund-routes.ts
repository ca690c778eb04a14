import { implement } from '@orpc/server'
import { adminOrdersContract } from '#contract/orders.ts'
import { forStaff } from '#modules/identity/index.ts'
import { inTransaction, type RequestContext } from '#modules/context.ts'
import { listRefunds } from './list-refunds.ts'
import { refundOrder } from './refund-order.ts'

const os = implement(adminOrdersContract).$context<RequestContext>().use(forStaff)

/** The back office's calls about money that goes back. */
export const refundRoutes = {
  listRefunds: os.listRefunds.handler(({ input, context }) => listRefunds(context.ctx, input.id)),
  refund: os.refund.handler(({ input, context }) =>
    inTransaction(context.ctx, async (ctx) => {
      await refundOrder(ctx, { id: input.params.id, ...input.body }, context.idempotencyKey)
      return listRefunds(ctx, input.params.id)
    }),
  ),
}
