import type { Channel, OrderStatus, PaymentStatus } from './order-states.ts'

export const orderMailKinds = [
  'received',
  'pay_link',
  'proof_received',
  'proof_refused',
  'processing',
  'shipped',
  'completed',
  'cancelled',
  'refunded',
] as const
export type OrderMailKind = (typeof orderMailKinds)[number]

type Standing = {
  status: OrderStatus
  payment_status: PaymentStatus
  channel: Channel
  email: string
  proof_refusal: string | null
  refunded: number
}

/** Returns the mails that still match the order's status, so they may be sent again; none without an email address. */
export function mailsToSendAgain({ status, payment_status, channel, email, proof_refusal, refunded }: Standing): OrderMailKind[] {
  if (email === '') return []
  return [
    ...mailsOfStatus(status, { payment_status, channel, isRefused: proof_refusal !== null }),
    ...(refunded > 0 ? (['refunded'] as const) : []),
  ]
}

function mailsOfStatus(
  status: OrderStatus,
  { payment_status, channel, isRefused }: Pick<Standing, 'payment_status' | 'channel'> & { isRefused: boolean },
): OrderMailKind[] {
  if (status !== 'pending') return [status]
  if (payment_status === 'proof_submitted') return ['proof_received']
  if (payment_status !== 'unpaid') return []
  return [channel === 'web' ? 'received' : 'pay_link', ...(isRefused ? (['proof_refused'] as const) : [])]
}
