import { sql } from 'kysely'
import { type Money, money, times } from '#contract/rules/money.ts'
import { newId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'
import { changeEventStock } from '#modules/events/index.ts'
import { moveToEvent, type Pieces } from '#modules/inventory/index.ts'
import { refuse } from '#modules/refuse.ts'
import { shortage } from '#modules/shortage.ts'
import type { LockedOrder } from './lock-order.ts'

/**
 * Splits off the pieces handed over at the event that an order leaves. They stay collected there; the other lines remain to be shipped or
 * collected. The order must be locked.
 */
export async function keepWhatWasCollected({ db }: Pick<Ctx, 'db'>, order: LockedOrder & { event_id: string }): Promise<void> {
  const given = await db
    .selectFrom('order_items')
    .select(['id', 'quantity', 'handed_over', 'unit_price'])
    .where('order_id', '=', order.id)
    .where('handed_over', '>', 0)
    .where('collected_event_id', 'is', null)
    .orderBy('position')
    .execute()
  for (const item of given) {
    const unitPrice = money(item.unit_price)
    if (item.handed_over === item.quantity) await markWhole(db, item.id, order.event_id)
    else await split(db, { ...item, unitPrice, eventId: order.event_id })
  }
}

async function markWhole(db: Ctx['db'], itemId: string, eventId: string): Promise<void> {
  await db.updateTable('order_items').set({ collected_event_id: eventId }).where('id', '=', itemId).execute()
}

type Splitting = { id: string; quantity: number; handed_over: number; unitPrice: Money; eventId: string }

async function split(db: Ctx['db'], { id, quantity, handed_over: given, unitPrice, eventId }: Splitting): Promise<void> {
  await sql`
    insert into order_items (id, order_id, position, product_id, variation_id, stock_level_id, variation_name, size, sku, name, image_url,
      quantity, unit_price, line_total, is_pre_order, ships_on, handed_over, collected_event_id)
    select ${newId()}::uuid, order_id, (select max(position) + 1 from order_items o where o.order_id = i.order_id), product_id, variation_id,
      stock_level_id, variation_name, size, sku, name, image_url, ${given}::int, unit_price, ${times(unitPrice, given)}::numeric, is_pre_order,
      ships_on, ${given}::int, ${eventId}::uuid
    from order_items i where id = ${id}::uuid`.execute(db)
  const rest = quantity - given
  await db
    .updateTable('order_items')
    .set({ quantity: rest, line_total: times(unitPrice, rest), handed_over: 0 })
    .where('id', '=', id)
    .execute()
}

/**
 * Returns the pieces collected at former events to the shop when the order is cancelled, and takes them again when it is reopened. The
 * order must be locked. Throws out_of_stock.
 */
export async function turnCollectedEarlier(ctx: Ctx, order: LockedOrder, to: LockedOrder['status']): Promise<void> {
  if ((order.status === 'cancelled') === (to === 'cancelled')) return
  const rows = await ctx.db
    .selectFrom('order_items')
    .select(['position', 'product_id', 'stock_level_id', 'quantity', 'collected_event_id'])
    .where('order_id', '=', order.id)
    .where('collected_event_id', 'is not', null)
    .where('stock_level_id', 'is not', null)
    .orderBy('collected_event_id')
    .orderBy('position')
    .execute()
  const back = to === 'cancelled' ? 1 : -1
  const reason = back === 1 ? 'order_cancelled' : 'order_reopened'
  for (const [eventId, lines] of Map.groupBy(rows, (row) => row.collected_event_id)) {
    if (eventId === null) continue
    const pieces = lines.flatMap(({ stock_level_id: stockLevelId, product_id: productId, quantity }): Pieces[] =>
      stockLevelId === null ? [] : [{ stockLevelId, productId, quantity: back * quantity }],
    )
    const moved = pieces.map(({ stockLevelId, quantity }) => ({ stockLevelId, collected: -quantity, returned: quantity }))
    await changeEventStock(ctx, { eventId, orderId: order.id, reason, pieces: moved })
    const short = await moveToEvent(ctx, { eventId, pieces: pieces.map(({ quantity, ...level }) => ({ ...level, change: quantity })) })
    if (short.length > 0)
      refuse('out_of_stock', shortage(lines.map(({ position, product_id }) => ({ line: position, product_id, available: 0 }))), {
        sentence: 'order_lacks_pieces',
      })
  }
}
