import { type CustomerStatus, progressOf, progressSteps } from '#contract/rules/order-states.ts'
import type { Order } from '#contract/orders.ts'
import { zero } from '#contract/rules/money.ts'
import { formatMoney } from '#contract/messages/format.ts'
import type { AreaWords } from '#contract/messages/words.ts'

type Entry = Order['timeline'][number]

/** Where the order is, as one says it to a guest. */
export function headingOf(t: AreaWords<'order'>, order: Pick<Order, 'customer_status' | 'proof_refusal'>): string {
  return t(`heading.${situationOf(order)}`)
}

/** What happens next, or what is asked of the buyer. */
export function expectationOf(
  t: AreaWords<'order'>,
  order: Pick<Order, 'customer_status' | 'proof_refusal' | 'tracking_number' | 'email' | 'timeline'> & {
    payment_method: Pick<Order['payment_method'], 'type'>
  },
): string {
  const situation = situationOf(order)
  const { email } = order
  switch (situation) {
    case 'pending_payment':
      return order.payment_method.type === 'cash' ? t('text.cash') : t('text.pending_payment')
    case 'proof_submitted':
    case 'processing':
      return t(`text.${situation}`, { email })
    case 'shipped':
      return order.tracking_number === null ? t('text.shippedPlain') : t('text.shipped')
    case 'cancelled':
      return order.timeline.findLast(({ status }) => status === 'cancelled')?.kind === 'expired' ? t('text.expired') : t('text.cancelled')
    case 'proof_refused':
    case 'completed':
      return t(`text.${situation}`)
  }
}

/** A refused slip is worth its own words while the money is still open. */
function situationOf({
  customer_status,
  proof_refusal,
}: Pick<Order, 'customer_status' | 'proof_refusal'>): CustomerStatus | 'proof_refused' {
  return customer_status === 'pending_payment' && proof_refusal !== null ? 'proof_refused' : customer_status
}

export type Road = { steps: { key: string; label: string }[]; current: number }

/** Undefined for a cancelled order, which has left the road. A delivered one has every step behind it. */
export function roadOf(t: AreaWords<'order'>, { status }: Pick<Order, 'status'>): Road | undefined {
  const at = progressOf(status)
  if (at === undefined) return undefined
  const steps = progressSteps.map((step) => ({
    key: step,
    label: step === 'processing' && at > progressSteps.indexOf(step) ? t('road.processed') : t(`road.${step}`),
  }))
  return { steps, current: status === 'completed' ? steps.length : at }
}

/** What an entry of the history says. The state that changed tells more than how it came to. */
export function entryTitleOf(t: AreaWords<'order'>, { kind, status, payment_status, amount }: Entry): string {
  if (kind === 'refund') return t('timeline.refund', { amount: formatMoney(amount ?? zero) })
  if ((kind === 'status' || kind === 'payment') && status !== null) return t(`timeline.status.${status}`)
  if ((kind === 'status' || kind === 'payment') && payment_status !== null) return t(`timeline.payment.${payment_status}`)
  if (kind === 'payment') return t('timeline.payment.paid')
  return kind === 'status' ? t('timeline.note') : t(`timeline.${kind}`)
}
