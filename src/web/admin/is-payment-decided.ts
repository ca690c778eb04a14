import type * as adminOrders from '#contract/calls/admin-orders.gen.ts'
import type { AnswerOf, InputOf } from '#contract/calls/typed-call.ts'

type SetPayment = typeof adminOrders.setPayment

/** Whether the order shows that this decision was made. */
export function isPaymentDecided(order: AnswerOf<SetPayment>, { body }: InputOf<SetPayment>): boolean {
  if (body.decision === 'accepted') return order.payment_status === 'paid'
  return order.payment_status === 'unpaid' && order.proof_refusal === body.reason
}
