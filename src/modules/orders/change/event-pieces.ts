import { sql } from 'kysely'
import type { EventLedgerReason } from '#contract/rules/stall-terms.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import type { Ctx } from '#modules/context.ts'
import { type EventPieces, moveOrderPieces, pickupEnd, remainingAt } from '#modules/events/index.ts'
import { getSettings } from '#modules/settings/index.ts'
import { type Refusal, refusal } from '#modules/refuse.ts'
import { shortage } from '#modules/shortage.ts'
import { holdAtEvent } from '../hold-until.ts'
import type { LockedOrder } from './lock-order.ts'

type Item = {
  id: string
  position: number
  product_id: string
  stock_level_id: string | null
  quantity: number
  handed_over: number
  line_total: number
  /** A former event of the order, where these pieces were handed over. */
  collected_event_id: string | null
}
export type EventTurn = {
  status: LockedOrder['status']
  history: { kind: string }
  collected_at?: Date
  /** Pieces handed over per item. Default: all for a completed order, none for one that is no longer completed. */
  handed_over?: ReadonlyMap<string, number>
}
type EventOrder = Pick<LockedOrder, 'id' | 'status' | 'channel' | 'event_id'>

export function listEventItems({ db }: Pick<Ctx, 'db'>, orderId: string): Promise<Item[]> {
  return db
    .selectFrom('order_items')
    .select(['id', 'position', 'product_id', 'stock_level_id', 'quantity', 'handed_over', 'line_total', 'collected_event_id'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
}

/** Hands over a completed order, unless the rest was refunded, and takes back a cancelled one. Throws out_of_stock on reopening. */
export async function turnEventPieces(ctx: Ctx, order: LockedOrder, { status, history, handed_over: kept }: EventTurn): Promise<void> {
  if (order.status === status) return
  const items = (await listEventItems(ctx, order.id)).filter(isHere)
  const handedOver = new Map(items.map((item) => [item.id, handedOverAs(status, order, item, kept)]))
  const isShort = status === 'completed' && kept !== undefined
  const reason = history.kind === 'expired' ? 'order_expired' : isShort ? 'not_collected' : reasonFor(order, status)
  await moveItems(ctx, { ...order, to: status }, items, { handedOver, reason })
}

/** Not already collected at a former event. */
const isHere = ({ collected_event_id }: Item) => collected_event_id === null

function handedOverAs(status: LockedOrder['status'], order: EventOrder, item: Item, kept: EventTurn['handed_over']): number {
  if (status === 'cancelled' || order.channel === 'counter') return 0
  if (status === 'completed') return kept?.get(item.id) ?? item.quantity
  return order.status === 'completed' ? (kept?.get(item.id) ?? 0) : item.handed_over
}

function reasonFor({ status: from, channel }: EventOrder, to: LockedOrder['status']): EventLedgerReason {
  if (channel === 'counter') return to === 'cancelled' ? 'sale_voided' : 'sold'
  if (to === 'cancelled') return 'order_cancelled'
  if (from === 'cancelled') return 'order_reopened'
  return to === 'completed' ? 'collected' : 'not_collected'
}

/** Sets how many pieces of each item are handed over in total. The order must be locked; its status stays. */
export async function handOverItems(ctx: Ctx, order: EventOrder, handedOver: ReadonlyMap<string, number>): Promise<void> {
  const items = (await listEventItems(ctx, order.id)).filter(isHere)
  const unknown = [...handedOver.keys()].filter((id) => items.every((item) => item.id !== id))
  if (unknown.length > 0) throw new InvalidInput({ items: 'unknown_item' })
  const counts = new Map(items.map((item) => [item.id, handedOver.get(item.id) ?? item.handed_over]))
  if (items.some(({ id, quantity }) => (counts.get(id) ?? 0) > quantity)) throw new InvalidInput({ items: 'more_than_ordered' })
  const isMore = items.some(({ id, handed_over }) => (counts.get(id) ?? 0) > handed_over)
  await moveItems(ctx, { ...order, to: order.status }, items, { handedOver: counts, reason: isMore ? 'collected' : 'not_collected' })
  // Phones fetch the orders changed since their last request.
  await ctx.db.updateTable('orders').set({ updated_at: ctx.clock.now() }).where('id', '=', order.id).execute()
}

type Moving = { handedOver: ReadonlyMap<string, number>; reason: EventLedgerReason }

async function moveItems(
  ctx: Ctx,
  order: EventOrder & { to: LockedOrder['status'] },
  items: readonly Item[],
  { handedOver, reason }: Moving,
) {
  if (order.event_id === null) return
  const pieces = items.flatMap((item): EventPieces[] => {
    if (item.stock_level_id === null) return []
    const before = heldAs(order.status, order.channel, item.quantity, item.handed_over)
    const after = heldAs(order.to, order.channel, item.quantity, handedOver.get(item.id) ?? 0)
    return [
      {
        stockLevelId: item.stock_level_id,
        reserved: after.reserved - before.reserved,
        collected: after.collected - before.collected,
        sold: after.sold - before.sold,
      },
    ]
  })
  const moved = await moveOrderPieces(ctx, { eventId: order.event_id, orderId: order.id, reason, pieces })
  if (moved.outcome === 'not_enough') throw await shortageOf(ctx, order.event_id, items, moved.stockLevelIds)
  const changed = items.filter(({ id, handed_over }) => (handedOver.get(id) ?? 0) !== handed_over)
  if (changed.length === 0) return
  await sql`
    update order_items as i set handed_over = c.count
    from unnest(${changed.map(({ id }) => id)}::uuid[], ${changed.map(({ id }) => handedOver.get(id) ?? 0)}::int[]) as c (id, count)
    where i.id = c.id`.execute(ctx.db)
}

function heldAs(status: LockedOrder['status'], channel: LockedOrder['channel'], quantity: number, handedOver: number) {
  if (status === 'cancelled') return { reserved: 0, collected: 0, sold: 0 }
  if (channel === 'counter') return { reserved: 0, collected: 0, sold: quantity }
  return { reserved: status === 'completed' ? 0 : quantity - handedOver, collected: handedOver, sold: 0 }
}

async function shortageOf(ctx: Ctx, eventId: string, items: readonly Item[], short: readonly string[]): Promise<Refusal<'out_of_stock'>> {
  const left = await remainingAt(ctx, eventId, short)
  return refusal(
    'out_of_stock',
    shortage(
      items.flatMap(({ position, product_id, stock_level_id: level }) =>
        level !== null && short.includes(level) ? [{ line: position, product_id, available: left.get(level) ?? 0 }] : [],
      ),
    ),
  )
}

export function collectedAt(
  { clock }: Pick<Ctx, 'clock'>,
  order: LockedOrder,
  { status, collected_at: at }: EventTurn,
): { collected_at?: Date | null } {
  if (order.event_id === null || order.channel === 'counter' || order.status === status) return {}
  return { collected_at: status === 'completed' ? (at ?? clock.now()) : null }
}

/** Corrects the time after an earlier scan arrived late. The order must be locked. */
export async function correctCollectedAt({ db }: Pick<Ctx, 'db'>, orderId: string, at: Date): Promise<void> {
  await db.updateTable('orders').set({ collected_at: at }).where('id', '=', orderId).execute()
}

/** Returns until when an unpaid order keeps its reserved pieces at an event. */
export async function holdEventOrder(ctx: Ctx, orderId: string): Promise<Date> {
  const row = await ctx.db
    .selectFrom('orders as o')
    .innerJoin('events as e', 'e.id', 'o.event_id')
    .select(['e.ends_at', 'e.pickup_until', sql<boolean>`o.payment_method ->> 'type' = 'cash'`.as('is_cash')])
    .where('o.id', '=', orderId)
    .executeTakeFirstOrThrow()
  return holdAtEvent(ctx.clock.now(), await getSettings(ctx), { left: undefined, until: pickupEnd(row), isCash: row.is_cash })
}
