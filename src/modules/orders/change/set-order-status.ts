import type { OrderStatus } from '#contract/rules/order-states.ts'
import { requireStaff } from '#modules/identity/index.ts'
import type { Ctx } from '#modules/context.ts'
import { changeOrder } from './change-order.ts'
import { type LockedOrder, lockOrder } from './lock-order.ts'
import { recordHistory } from './order-history.ts'
import type { OrderMailKind } from '../mails/order-mail-job.ts'
import { paymentFor } from '../payment-for.ts'

type StatusInput = { id: string; status: OrderStatus; note?: string | undefined; tracking_number?: string | undefined }

/** The letter for a new status; one that is to be paid (again) tells how. */
const mailOf: Record<OrderStatus, OrderMailKind> = {
  pending: 'received',
  processing: 'processing',
  shipped: 'shipped',
  completed: 'completed',
  cancelled: 'cancelled',
}

/**
 * Staff mark any status from any other; the note is read by the buyer too. From processing on the payment counts as accepted.
 * Throws NotFound; OutOfStock or DiscountUsedElsewhere (409) when a cancelled order can't be opened again.
 */
export async function setOrderStatus(ctx: Ctx, { id, status, note, tracking_number }: StatusInput): Promise<void> {
  requireStaff(ctx.actor)
  const order = await lockOrder(ctx, id)
  const trackingNumber = tracking_number && tracking_number !== order.tracking_number ? tracking_number : undefined
  if (status === order.status) return annotate(ctx, order, trackingNumber, note)
  const payment = await paymentFor(ctx, order, status)
  await changeOrder(ctx, order, {
    status,
    ...payment,
    paid_through: order.paid_through ?? 'staff',
    tracking_number: trackingNumber,
    history: { kind: 'status', note: note || null },
    mail: status === 'pending' && payment.payment_status === 'paid' ? undefined : mailOf[status],
  })
}

/** The status stays: a new tracking number is told to the buyer, a mere note stays among staff. */
async function annotate(ctx: Ctx, order: LockedOrder, trackingNumber: string | undefined, note: string | undefined): Promise<void> {
  if (trackingNumber !== undefined) {
    return changeOrder(ctx, order, {
      status: order.status,
      payment_status: order.payment_status,
      tracking_number: trackingNumber,
      history: { kind: 'tracking', note: note || null },
      mail: order.status === 'shipped' ? 'shipped' : undefined,
    })
  }
  if (note) await recordHistory(ctx, order.id, { kind: 'note', note, is_internal: true })
}
