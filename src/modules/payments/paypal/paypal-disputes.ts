import { z } from 'zod'
import type { DisputeNews } from '../gateway.ts'
import { senIn } from './paypal-client.ts'

const states: Readonly<Record<string, 'opened' | 'closed'>> = {
  'CUSTOMER.DISPUTE.CREATED': 'opened',
  'CUSTOMER.DISPUTE.RESOLVED': 'closed',
}
/** The bank or PayPal decided for the buyer, or the shop gave in. */
const lostOutcomes = new Set(['RESOLVED_BUYER_FAVOUR', 'ACCEPTED'])
const dispute = z.object({
  dispute_id: z.string(),
  reason: z.string().default('unknown'),
  dispute_amount: z.object({ value: z.string(), currency_code: z.string() }),
  disputed_transactions: z.array(z.object({ seller_transaction_id: z.string().optional() })).default([]),
  dispute_outcome: z.object({ outcome_code: z.string() }).optional(),
  seller_response_due_date: z.iso.datetime({ offset: true }).optional(),
})

/** Reads a dispute event of PayPal; undefined for other events. */
export function readPaypalDispute(eventType: string, resource: unknown): DisputeNews | undefined {
  const state = states[eventType]
  if (!state) return undefined
  const { dispute_id, reason, dispute_amount, disputed_transactions, dispute_outcome, seller_response_due_date } = dispute.parse(resource)
  const isLost = dispute_outcome !== undefined && lostOutcomes.has(dispute_outcome.outcome_code)
  return {
    state: state === 'opened' ? 'opened' : isLost ? 'lost' : 'won',
    reference: dispute_id,
    captureReference: disputed_transactions[0]?.seller_transaction_id,
    amountSen: senIn(dispute_amount.value),
    currency: dispute_amount.currency_code,
    reason,
    answerBy: seller_response_due_date === undefined ? undefined : new Date(seller_response_due_date),
    // PayPal reports the returned money as a refund.
    isTakenBack: false,
  }
}
