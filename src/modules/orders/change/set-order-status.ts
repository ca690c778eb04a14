import type { OrderStatus } from '#contract/rules/order-states.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import type { Ctx } from '#modules/context.ts'
import { recordOrderChange } from './audited-order.ts'
import { changeOrder } from './change-order.ts'
import { type LockedOrder, lockOrder } from './lock-order.ts'
import { recordHistory } from './order-history.ts'
import type { OrderMailKind } from '#contract/rules/order-mails.ts'
import { refuse } from '#modules/refuse.ts'
import { paymentFor } from '../payment-for.ts'

type StatusInput = {
  id: string
  status: OrderStatus
  note?: string | undefined
  tracking_number?: string | undefined
  /** The required current status; any if omitted. */
  from?: readonly OrderStatus[] | undefined
}

const mailOf: Record<OrderStatus, OrderMailKind> = {
  pending: 'received',
  processing: 'processing',
  shipped: 'shipped',
  completed: 'completed',
  cancelled: 'cancelled',
}

/**
 * Sets any status from any other. The note is also shown to the buyer. From processing on, the payment counts as accepted. Throws NotFound;
 * order_moved (409); InvalidInput (422) for sending an order collected at an event; and what `changeOrder` throws (409).
 */
export async function setOrderStatus(ctx: Ctx, { id, status, note, tracking_number, from }: StatusInput): Promise<void> {
  const order = await lockOrder(ctx, id)
  if (from && !from.includes(order.status)) refuse('order_moved')
  if (status === 'shipped' && order.event_id !== null) throw new InvalidInput({ status: 'collected_at_event' })
  const trackingNumber = tracking_number && tracking_number !== order.tracking_number ? tracking_number : undefined
  await (status === order.status ? annotate(ctx, order, trackingNumber, note) : turn(ctx, order, { status, trackingNumber, note }))
  await recordOrderChange(ctx, 'order.status', order)
}

type Turn = { status: OrderStatus; trackingNumber: string | undefined; note: string | undefined }

async function turn(ctx: Ctx, order: LockedOrder, { status, trackingNumber, note }: Turn): Promise<void> {
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

/** Leaves the status. The buyer is notified of a new tracking number; a note alone is for staff. */
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
