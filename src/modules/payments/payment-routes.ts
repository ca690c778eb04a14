import { implement } from '@orpc/server'
import { paymentsContract } from '#contract/payments.ts'
import { inTransaction, type RequestContext } from '#modules/context.ts'
import type { PaymentServices } from './payment-services.ts'
import { listRefunds } from './refunds/list-refunds.ts'
import { refundOrder } from './refunds/refund-order.ts'
import { payInSandbox } from './sandbox/pay-in-sandbox.ts'
import { startPayment } from './start-payment.ts'

const os = implement(paymentsContract).$context<RequestContext>()

export function paymentRoutes(services: PaymentServices) {
  return os.router({
    startPayment: os.startPayment.handler(({ input, context }) => startPayment(context, services, input.id)),
    payInSandbox: os.payInSandbox.handler(({ input, context }) =>
      payInSandbox(context, services, { orderId: input.params.id, card: input.body }),
    ),
    listRefunds: os.listRefunds.handler(({ input, context }) => listRefunds(context.ctx, input.id)),
    refund: os.refund.handler(({ input, context }) =>
      inTransaction(context.ctx, async (ctx) => {
        await refundOrder(ctx, { id: input.params.id, ...input.body }, context.idempotencyKey)
        return listRefunds(ctx, input.params.id)
      }),
    ),
  })
}
