import { sql } from 'kysely'
import { type Address, type PaymentMethod } from '#contract/checkout.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import type { Ctx } from '#modules/context.ts'
import { bringReserved, changeEventStock, getPickupEvent, holdEvent } from '#modules/events/index.ts'
import { moveStock, moveToEvent } from '#modules/inventory/index.ts'
import { getSettings } from '#modules/settings/index.ts'
import { zoneOf } from '#modules/shipping/index.ts'
import { refuse } from '#modules/refuse.ts'
import { shortage } from '#modules/shortage.ts'
import { holdAtEvent } from '../hold-until.ts'
import { venueOf } from '../venue-of.ts'
import { keepWhatWasCollected } from './collected-earlier.ts'
import { type LockedOrder, listPieces } from './lock-order.ts'
import { recordHistory } from './order-history.ts'

type AtEvent = LockedOrder & { event_id: string }

/**
 * Sends the uncollected pieces instead, at no extra cost: they go back to the shop and are reserved there. The order must be locked. Throws
 * InvalidInput (422) for an order that is still to be paid in cash, since a parcel can't be.
 */
export async function shipFromEvent(
  ctx: Ctx,
  order: AtEvent,
  { shipping, note }: { shipping: Address; note: string | null },
): Promise<void> {
  if (order.payment_status === 'unpaid' && (await isCash(ctx, order.id))) throw new InvalidInput({ choice: 'unpaid_cash' })
  const pieces = await leaveEvent(ctx, order)
  const moved = await moveStock(ctx, { orderId: order.id, pieces, from: 'released', to: 'reserved', reason: 'order_reopened' })
  if (moved.outcome === 'not_enough') refuse('out_of_stock', shortage([]), { sentence: 'order_lacks_pieces' })
  await ctx.db
    .updateTable('orders')
    .set({
      event_id: null,
      delivery: 'parcel',
      shipping_address: JSON.stringify(shipping),
      shipping_zone: zoneOf(shipping.country, shipping.state),
      expires_at: await expiryAt(ctx, order, undefined),
    })
    .where('id', '=', order.id)
    .execute()
  await recordHistory(ctx, order.id, { kind: 'edited', about: ['address'], note, is_internal: true })
}

/** Moves uncollected pieces of a locked order to another event. Throws InvalidInput (422) for an event without collection. */
export async function moveToNextEvent(
  ctx: Ctx,
  order: AtEvent,
  { eventId, note }: { eventId: string; note: string | null },
): Promise<void> {
  const next = await getPickupEvent(ctx, eventId)
  await holdEvent(ctx, eventId)
  const pieces = await leaveEvent(ctx, order)
  if (!(await bringReserved(ctx, { eventId, orderId: order.id, pieces })))
    refuse('out_of_stock', shortage([]), { sentence: 'order_lacks_pieces' })
  await ctx.db
    .updateTable('orders')
    .set({ event_id: eventId, shipping_address: JSON.stringify(venueOf(next)), expires_at: await expiryAt(ctx, order, next.until) })
    .where('id', '=', order.id)
    .execute()
  await recordHistory(ctx, order.id, { kind: 'edited', about: ['address'], note, is_internal: true })
}

async function leaveEvent(ctx: Ctx, order: AtEvent) {
  await keepWhatWasCollected(ctx, order)
  const pieces = await listPieces(ctx, order.id)
  await changeEventStock(ctx, {
    eventId: order.event_id,
    orderId: order.id,
    reason: 'moved',
    pieces: pieces.map(({ stockLevelId, quantity }) => ({ stockLevelId, reserved: -quantity, returned: quantity })),
  })
  const levels = [...Map.groupBy(pieces, ({ stockLevelId }) => stockLevelId)].flatMap(([stockLevelId, same]) =>
    same[0] ? [{ productId: same[0].productId, stockLevelId, change: same.reduce((sum, { quantity }) => sum + quantity, 0) }] : [],
  )
  await moveToEvent(ctx, { eventId: order.event_id, pieces: levels })
  return pieces
}

/** For an unpaid order: until the other event, or as if it were placed now. */
async function expiryAt(ctx: Ctx, order: LockedOrder, until: Date | undefined): Promise<Date | null> {
  if (order.expires_at === null) return null
  const settings = await getSettings(ctx)
  const end = until ?? new Date(ctx.clock.now().getTime() + settings.payment_hours * 3_600_000)
  return holdAtEvent(ctx.clock.now(), settings, {
    left: undefined,
    until: end,
    isCash: until !== undefined && (await isCash(ctx, order.id)),
  })
}

async function isCash({ db }: Ctx, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select(sql<PaymentMethod['type']>`payment_method ->> 'type'`.as('type'))
    .where('id', '=', orderId)
    .executeTakeFirst()
  return row?.type === 'cash'
}
