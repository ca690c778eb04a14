import type { Ctx } from '#modules/context.ts'
import { moveToEvent } from '#modules/inventory/index.ts'
import { changeEventStock } from './change-event-stock.ts'
import { optionsOf } from './stock-options.ts'

type Sold = { product_id: string; variation_id?: string | null | undefined; size?: string | null | undefined; quantity: number }

/**
 * Of what went back to the shop when the event was closed: pieces that were sold before, by a phone that had no network. False where the
 * shop has no such piece any more; the caller rolls back.
 */
export async function reclaimPieces(ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>, eventId: string, items: readonly Sold[]): Promise<boolean> {
  const options = await optionsOf(ctx, items)
  const taken = options.map((option, index) => ({ ...option, quantity: items[index]?.quantity ?? 0 }))
  const back = await ctx.db
    .selectFrom('event_stock')
    .select(['stock_level_id', 'product_id', 'returned', 'remaining'])
    .where('event_id', '=', eventId)
    .where('stock_level_id', 'in', [...new Set(taken.map(({ stock_level_id }) => stock_level_id))])
    .orderBy('stock_level_id')
    .forNoKeyUpdate()
    .execute()
  const pieces = back.flatMap(({ stock_level_id, product_id, returned, remaining }) => {
    const wanted = taken.filter((one) => one.stock_level_id === stock_level_id).reduce((sum, { quantity }) => sum + quantity, 0)
    const missing = Math.max(0, wanted - (remaining ?? 0))
    return [{ stock_level_id, product_id, missing, isThere: missing <= returned }]
  })
  if (pieces.some(({ isThere }) => !isThere)) return false
  await changeEventStock(ctx, {
    eventId,
    reason: 'returned',
    pieces: pieces.map(({ stock_level_id, missing }) => ({ stockLevelId: stock_level_id, returned: -missing })),
  })
  const short = await moveToEvent(ctx, {
    eventId,
    pieces: pieces.map(({ stock_level_id, product_id, missing }) => ({
      productId: product_id,
      stockLevelId: stock_level_id,
      change: -missing,
    })),
  })
  return short.length === 0
}
