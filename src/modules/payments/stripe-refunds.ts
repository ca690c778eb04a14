import { toSen } from '#contract/money.ts'
import type { RefundAnswer, RefundRequest } from './gateway.ts'
import { stripeClient, type StripeKeys } from './stripe-gateway.ts'

/** Gives back part or all of what Stripe took. Throws while Stripe is out of reach. */
export async function refundAtStripe(keys: StripeKeys, { refundId, captureReference, amount }: RefundRequest): Promise<RefundAnswer> {
  const [stripe, { default: Stripe }] = await Promise.all([stripeClient(keys), import('stripe')])
  try {
    const refund = await stripe.refunds.create(
      { payment_intent: captureReference, amount: toSen(amount), reason: 'requested_by_customer', metadata: { refund_id: refundId } },
      { idempotencyKey: `refund-${refundId}` },
    )
    const hasFailed = refund.status === 'failed' || refund.status === 'canceled'
    return hasFailed ? { kind: 'refused', reason: refund.failure_reason ?? 'failed' } : { kind: 'done', reference: refund.id }
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return { kind: 'refused', reason: error.code ?? error.message }
    throw error
  }
}
