import { money } from '#contract/rules/money.ts'
import type { Ctx } from '#modules/context.ts'
import { changeOrder } from './change-order.ts'
import { lockOrder } from './lock-order.ts'

type Received = {
  provider: 'stripe' | 'paypal' | 'sandbox'
  reference: string
}

export type PaymentRecorded = 'paid' | 'already_paid' | 'paid_after_cancellation'

/** A repeat changes nothing. Staff decide about a cancelled order's money. Throws NotFound. */
export async function recordPayment(ctx: Ctx, orderId: string, { provider, reference }: Received): Promise<PaymentRecorded> {
  const order = await lockOrder(ctx, orderId)
  if (order.payment_status === 'paid' || order.payment_status === 'refunded') return 'already_paid'
  const isCancelled = order.status === 'cancelled'
  await changeOrder(ctx, order, {
    status: order.status === 'pending' ? 'processing' : order.status,
    payment_status: 'paid',
    paid_through: provider,
    paid_change: money(order.total),
    reference,
    history: { kind: 'payment', note: null },
    mail: isCancelled ? undefined : 'processing',
  })
  return isCancelled ? 'paid_after_cancellation' : 'paid'
}
