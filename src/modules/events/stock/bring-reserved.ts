import { newId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'
import { moveToEvent, type Pieces } from '#modules/inventory/index.ts'
import { changeEventStock } from './change-event-stock.ts'

/** Brings pieces to an event and reserves them for an order. Returns false when the shop has too few; the caller rolls back. */
export async function bringReserved(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>,
  { eventId, orderId, pieces }: { eventId: string; orderId: string; pieces: readonly Pieces[] },
): Promise<boolean> {
  if (pieces.length === 0) return true
  const levels = [...Map.groupBy(pieces, ({ stockLevelId }) => stockLevelId)]
    .flatMap(([stockLevelId, same]) =>
      same[0] ? [{ stockLevelId, productId: same[0].productId, quantity: same.reduce((sum, { quantity }) => sum + quantity, 0) }] : [],
    )
    .sort((a, b) => (a.stockLevelId < b.stockLevelId ? -1 : 1))
  await ctx.db
    .insertInto('event_stock')
    .values(
      levels.map(({ stockLevelId, productId }) => ({
        id: newId(),
        event_id: eventId,
        stock_level_id: stockLevelId,
        product_id: productId,
      })),
    )
    .onConflict((conflict) => conflict.constraint('event_stock_one_per_option').doNothing())
    .execute()
  const brought = levels.map(({ stockLevelId, quantity }) => ({ stockLevelId, allocated: quantity, reserved: quantity }))
  await changeEventStock(ctx, { eventId, orderId, reason: 'moved', pieces: brought })
  const short = await moveToEvent(ctx, { eventId, pieces: levels.map((level) => ({ ...level, change: -level.quantity })) })
  return short.length === 0
}
