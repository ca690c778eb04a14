import { implement } from '@orpc/server'
import { ordersContract } from '#contract/orders.ts'
import type { RequestContext } from '#modules/context.ts'
import { payInSandbox } from './sandbox/pay-in-sandbox.ts'
import type { PaymentServices } from './payment-services.ts'
import { startPayment } from './start-payment.ts'

const os = implement(ordersContract).$context<RequestContext>()

/** The calls of an order that are about paying it; webhooks and PayPal's return are plain functions. */
export function paymentRoutes(services: PaymentServices) {
  return {
    startPayment: os.startPayment.handler(({ input, context }) => startPayment(context, services, input.id)),
    payInSandbox: os.payInSandbox.handler(({ input, context }) =>
      payInSandbox(context, services, { orderId: input.params.id, card: input.body }),
    ),
  }
}
