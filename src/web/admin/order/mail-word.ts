import type { StaffOrder } from '#contract/orders.ts'
import type { OrderMailKind } from '#contract/rules/order-mails.ts'

/** The mail of an order for collection says "ready" instead of "shipped", and "collected" instead of "delivered". */
export function mailWordOf(kind: OrderMailKind, { delivery }: Pick<StaffOrder, 'delivery'>) {
  if (delivery !== 'pickup') return kind
  return kind === 'shipped' ? 'ready' : kind === 'completed' ? 'picked_up' : kind
}
