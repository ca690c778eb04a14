import { z } from 'zod'
import { call, onceRefusals } from './call.ts'
import { id, instant, moneySchema, optionalText, paidAmount } from './fields.ts'
import { order, orderPath } from './orders.ts'
import { testCard } from './test-card.ts'

/** Payment services; `sandbox` replaces them where there are no keys. */
const gateways = ['stripe', 'paypal', 'sandbox'] as const
export const orderRefunds = z.object({
  /** The amount that can still be refunded; zero before the order is paid. */
  refundable: moneySchema,
  /** The most that the caller can refund without an admin; null: all of it. */
  own_limit: moneySchema.nullable(),
  /** The payment service that took the money and can refund it; null if staff refund it by hand. */
  through: z.enum(gateways).nullable(),
  refunds: z.array(
    z.object({
      id,
      amount: moneySchema,
      status: z.enum(['started', 'done', 'failed']),
      provider: z.enum(['staff', ...gateways]),
      note: z.string().nullable(),
      failure: z.string().nullable(),
      by: z.string().nullable(),
      at: instant,
    }),
  ),
})
export type OrderRefunds = z.infer<typeof orderRefunds>

export const paymentsContract = {
  startPayment: call('owner_or_staff')
    .route({
      method: 'POST',
      path: '/orders/{id}/payment-session',
      summary: 'Start to pay by card or PayPal; answers where to go',
      tags: ['Buying'],
    })
    .input(orderPath)
    .output(z.object({ url: z.string(), provider: z.enum(gateways) }))
    .errors({
      order_not_payable: { status: 409 },
      not_paid_online: { status: 409 },
      gateway_unavailable: { status: 502 },
      gateway_not_configured: { status: 503 },
    }),
  /** Accepts public test cards only. Not found in production and where a real gateway is set up. */
  payInSandbox: call('owner_or_staff')
    .route({
      method: 'POST',
      path: '/orders/{id}/sandbox-payment',
      summary: 'Pay with a test card where no payment service is set up',
      inputStructure: 'detailed',
      tags: ['Buying'],
    })
    .input(z.object({ params: orderPath, body: testCard }))
    .output(order)
    .errors({
      card_declined: { status: 402 },
      card_insufficient_funds: { status: 402 },
      card_needs_confirmation: { status: 402 },
      order_not_payable: { status: 409 },
      not_paid_online: { status: 409 },
      gateway_not_configured: { status: 503 },
    }),
  listRefunds: call('staff')
    .route({
      method: 'GET',
      path: '/admin/orders/{id}/refunds',
      summary: 'List the refunds of an order, and what may still be refunded',
      tags: ['Admin: orders'],
    })
    .input(orderPath)
    .output(orderRefunds),
  /** Requires an `Idempotency-Key`, so a retry refunds nothing twice. */
  refund: call('staff', { once: 'by_module' })
    .route({
      method: 'POST',
      path: '/admin/orders/{id}/refunds',
      summary: 'Refund an order in part or whole',
      successStatus: 201,
      inputStructure: 'detailed',
      tags: ['Admin: orders'],
    })
    .input(
      z.object({
        params: orderPath,
        body: z.strictObject({
          amount: paidAmount,
          /** Shown to the buyer. */
          note: optionalText(500),
          /** True if the money was refunded in another way: it is only recorded, without the payment service. */
          is_by_hand: z.boolean().default(false),
        }),
      }),
    )
    .output(orderRefunds)
    .errors({
      refund_needs_admin: { status: 403, data: z.object({ limit: z.number() }) },
      nothing_to_refund: { status: 409 },
      refund_too_large: { status: 409 },
      ...onceRefusals,
    }),
}
