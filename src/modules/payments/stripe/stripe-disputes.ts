import type Stripe from 'stripe'
import type { DisputeNews } from '../gateway.ts'

/** Reads a dispute event; undefined for other events. */
export function disputeIn({ type, data }: Stripe.Event): DisputeNews | undefined {
  if (type === 'charge.dispute.created') return newsOf(data.object, 'opened')
  // An inquiry without a result is closed as 'warning_closed'.
  if (type === 'charge.dispute.closed') return newsOf(data.object, data.object.status === 'lost' ? 'lost' : 'won')
  return undefined
}

function newsOf(dispute: Stripe.Dispute, state: DisputeNews['state']): DisputeNews {
  const { id, payment_intent, amount, currency, reason, evidence_details } = dispute
  const dueBy = evidence_details?.due_by
  return {
    state,
    reference: id,
    captureReference: typeof payment_intent === 'string' ? payment_intent : payment_intent?.id,
    amountSen: amount,
    currency: currency.toUpperCase(),
    reason,
    answerBy: dueBy ? new Date(dueBy * 1000) : undefined,
    // Stripe took the money when the dispute began and sends no other event.
    isTakenBack: state === 'lost',
  }
}
