import type { Ctx } from '#modules/context.ts'
import { moveToEvent } from '#modules/inventory/index.ts'
import { changeEventStock } from './change-event-stock.ts'
import { optionsOf } from './stock-options.ts'

type Sold = { product_id: string; variation_id?: string | null | undefined; size?: string | null | undefined; quantity: number }

/**
 * Takes pieces back from the shop that were returned when the event closed but had been sold there by an offline phone. Returns the number
 * still missing by stock level id, because the shop no longer has them.
 */
export async function reclaimPieces(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>,
  eventId: string,
  items: readonly Sold[],
): Promise<ReadonlyMap<string, number>> {
  const options = await optionsOf(ctx, items)
  const wanted = new Map<string, { productId: string; quantity: number }>()
  for (const [index, { stock_level_id, product_id }] of options.entries()) {
    const quantity = (wanted.get(stock_level_id)?.quantity ?? 0) + (items[index]?.quantity ?? 0)
    wanted.set(stock_level_id, { productId: product_id, quantity })
  }
  const ids = [...wanted.keys()].toSorted()
  const lying = await ctx.db
    .selectFrom('event_stock')
    .select(['stock_level_id', 'returned', 'remaining'])
    .where('event_id', '=', eventId)
    .where('stock_level_id', 'in', ids)
    .orderBy('stock_level_id')
    .forNoKeyUpdate()
    .execute()
  const shelf = await ctx.db
    .selectFrom('stock_levels')
    .select(['id', 'available'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const available = new Map(shelf.map((level) => [level.id, level.available ?? 0]))
  const pieces = lying.flatMap(({ stock_level_id, returned, remaining }) => {
    const { productId, quantity } = wanted.get(stock_level_id) ?? { productId: '', quantity: 0 }
    const missing = Math.max(0, quantity - (remaining ?? 0))
    const back = Math.max(0, Math.min(missing, returned, available.get(stock_level_id) ?? 0))
    return [{ stockLevelId: stock_level_id, productId, missing, back }]
  })
  const taken = pieces.filter(({ back }) => back > 0)
  await changeEventStock(ctx, {
    eventId,
    reason: 'returned',
    pieces: taken.map(({ stockLevelId, back }) => ({ stockLevelId, returned: -back })),
  })
  await moveToEvent(ctx, {
    eventId,
    pieces: taken.map(({ productId, stockLevelId, back }) => ({ productId, stockLevelId, change: -back })),
  })
  return new Map(
    pieces.filter(({ missing, back }) => missing > back).map(({ stockLevelId, missing, back }) => [stockLevelId, missing - back]),
  )
}

/** Records pieces that were handed over but missing in the event's count as a difference of the count. */
export async function findPieces(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>,
  eventId: string,
  missing: ReadonlyMap<string, number>,
): Promise<void> {
  await changeEventStock(ctx, {
    eventId,
    reason: 'counted',
    countReason: 'found',
    pieces: [...missing].map(([stockLevelId, pieces]) => ({ stockLevelId, allocated: pieces, difference: pieces })),
  })
}
