import type { Address } from '#contract/checkout.ts'
import type { StaffOrder } from '#contract/orders.ts'
import type { PickupChoice } from '#contract/rules/stall-terms.ts'
import { keptForCollected, moneyOfRest } from '#contract/rules/pickup-money.ts'
import { newId } from '#kit/ids.ts'
import { recordChange } from '#modules/audit/index.ts'
import type { Ctx } from '#modules/context.ts'
import { holdEvent, pickupEnd } from '#modules/events/index.ts'
import {
  auditedOrder,
  changeOrder,
  getOrderForStaff,
  type LockedOrder,
  listEventItems,
  lockOrder,
  moveToNextEvent,
  shipFromEvent,
} from '#modules/orders/index.ts'
import { payBack } from '#modules/payments/index.ts'
import { refuse } from '#modules/refuse.ts'
import { revokeCodes } from '../codes/pickup-codes.ts'
import { pickupMailJob } from '../mails/pickup-mail-job.ts'
import { lockPickup } from '../scans/hand-over.ts'

type Decision = {
  id: string
  choice: PickupChoice
  shipping?: Address | undefined
  event_id?: string | undefined
  note?: string | undefined
}

/**
 * Decides on an order that can't be collected any more, or on the rest of a partly collected one: ship it, move it to another event or
 * refund it. Runs in a transaction. Throws NotFound; not_for_pickup, nothing_to_decide (409); InvalidInput (422).
 */
export async function decidePickup(ctx: Ctx, { id, choice, shipping, event_id, note = '' }: Decision): Promise<StaffOrder> {
  const order = await lockPickup(ctx, id)
  const event = await holdEvent(ctx, order.event_id)
  const isOver = event.status === 'cancelled' || pickupEnd(event) < ctx.clock.now()
  if (!isOver || order.status === 'cancelled' || order.collected_at !== null) refuse('nothing_to_decide')
  const items = await listEventItems(ctx, id)
  const isPartly = items.some(({ handed_over }) => handed_over > 0)
  await revokeCodes(ctx, id)
  if (choice === 'ship' && shipping) await shipFromEvent(ctx, order, { shipping, note: note || null })
  if (choice === 'next_event' && event_id) {
    await moveToNextEvent(ctx, order, { eventId: event_id, note: note || null })
    await ctx.jobs.enqueue(ctx.db, pickupMailJob, { orderId: id, kind: 'moved', occasion: newId() })
  }
  if (choice === 'refund') await (isPartly ? payRestBack(ctx, order, { items, note }) : cancel(ctx, order, note))
  await recordChange(ctx, { action: 'event.decide', ...auditedOrder(order), after: { choice } })
  return getOrderForStaff(ctx, id)
}

/** Refunds the order the way it was paid and cancels it. */
async function cancel(ctx: Ctx, order: LockedOrder, note: string): Promise<void> {
  await payBack(ctx, order, { note: note || null, requestKey: `pickup ${order.id}` })
  const paidBack = await lockOrder(ctx, order.id)
  await changeOrder(ctx, paidBack, {
    status: 'cancelled',
    payment_status: paidBack.payment_status,
    history: { kind: 'status', note: note || null },
    mail: 'cancelled',
  })
}

type Rest = { items: Awaited<ReturnType<typeof listEventItems>>; note: string }

/** Reduces the order to the collected pieces: refunds the rest and releases its pieces. */
async function payRestBack(ctx: Ctx, order: LockedOrder, { items, note }: Rest): Promise<void> {
  const rest = moneyOfRest(items, order)
  const goods = new Map(items.flatMap(({ id }, at) => (rest[at] ? [[id, rest[at].net] as const] : [])))
  await payBack(ctx, order, { keep: keptForCollected(items, order), note: note || null, requestKey: `pickup ${order.id}`, goods })
  const paidBack = await lockOrder(ctx, order.id)
  await changeOrder(ctx, paidBack, {
    status: 'completed',
    payment_status: paidBack.payment_status,
    handed_over: new Map(items.map(({ id, handed_over }) => [id, handed_over])),
    history: { kind: 'status', note: note || null },
  })
}
