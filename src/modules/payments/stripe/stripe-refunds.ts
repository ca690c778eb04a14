import type Stripe from 'stripe'
import { toSen } from '#contract/rules/money.ts'
import type { RefundAnswer, RefundNews, RefundRequest } from '../gateway.ts'
import { stripeClient, type StripeKeys } from './stripe-gateway.ts'

/** Refunds part or all of a Stripe payment. Throws while Stripe is unreachable. */
export async function refundAtStripe(keys: StripeKeys, { refundId, captureReference, amount }: RefundRequest): Promise<RefundAnswer> {
  const [stripe, { default: StripeClient }] = await Promise.all([stripeClient(keys), import('stripe')])
  try {
    const refund = await stripe.refunds.create(
      { payment_intent: captureReference, amount: toSen(amount), reason: 'requested_by_customer', metadata: { refund_id: refundId } },
      { idempotencyKey: `refund-${refundId}` },
    )
    const hasFailed = refund.status === 'failed' || refund.status === 'canceled'
    return hasFailed
      ? { kind: 'refused', reason: refund.failure_reason ?? 'failed', reference: refund.id }
      : { kind: 'done', reference: refund.id }
  } catch (error) {
    if (error instanceof StripeClient.errors.StripeInvalidRequestError) return { kind: 'refused', reason: error.code ?? error.message }
    throw error
  }
}

/** An event about a whole charge names no refund, so Stripe is asked. Throws while Stripe is unreachable. */
export async function refundsIn(keys: StripeKeys, event: Stripe.Event): Promise<RefundNews[]> {
  const { type, data } = event
  if (type === 'refund.created' || type === 'refund.updated' || type === 'refund.failed') return [newsOf(data.object)]
  if (type !== 'charge.refunded') return []
  const stripe = await stripeClient(keys)
  const refunds = await stripe.refunds.list({ charge: data.object.id, limit: 100 })
  // Stripe copies the payment's metadata to its charge.
  return refunds.data.map((refund) => ({ ...newsOf(refund), paymentId: data.object.metadata?.payment_id }))
}

function newsOf({ id, status, metadata, payment_intent, amount, currency, failure_reason }: Stripe.Refund): RefundNews {
  return {
    kind: status === 'failed' || status === 'canceled' ? 'failed' : 'returned',
    reference: id,
    refundId: metadata?.refund_id,
    captureReference: typeof payment_intent === 'string' ? payment_intent : payment_intent?.id,
    amountSen: amount,
    currency: currency.toUpperCase(),
    reason: failure_reason ?? status ?? undefined,
  }
}
