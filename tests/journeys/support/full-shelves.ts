import type { Ctx } from '#modules/context.ts'
import { setOnHandOfMany } from '#modules/inventory/index.ts'

/** Counts up to here are what a shopper is told of: few left, or sold out. They stay as the demo has them. */
const fewLeft = 5
const plenty = 100_000

/** Journeys buy side by side, and again when they are repeated: none may find that another took the last piece. */
export async function fillShelves(ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>): Promise<void> {
  const levels = await ctx.db
    .selectFrom('stock_levels')
    .select(['product_id', 'variation_id', 'size'])
    .where('on_hand', '>', fewLeft)
    .execute()
  await setOnHandOfMany(
    ctx,
    levels.map(({ product_id, variation_id, size }) => ({ productId: product_id, variationId: variation_id, size, onHand: plenty })),
  )
}
