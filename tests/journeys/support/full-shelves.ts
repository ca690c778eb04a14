import type { Ctx } from '#modules/context.ts'
import { setOnHandOfMany } from '#modules/inventory/index.ts'

/** Shoppers see counts up to this number ("few left" or "sold out"), so they stay as in the demo. */
const fewLeft = 5
const plenty = 100_000

/** Raises all other counts, since parallel and repeated journeys must not take each other's last piece. */
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
