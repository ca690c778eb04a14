import type { StockAdjustment, StockLedger, StockLevel } from '#contract/stock.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import { recordChange } from '#modules/audit/index.ts'
import { adjustStock, readLedger } from '#modules/inventory/index.ts'
import type { Ctx } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { isOption } from '../products/product-stock.ts'

/**
 * Requires a transaction. Throws product_not_found, below_reserved (409), InvalidInput (422) for an option that the product does not have.
 */
export async function adjustProductStock(ctx: Ctx, productId: string, input: StockAdjustment): Promise<StockLevel> {
  const { variation_id: variationId = null, size = null, change, on_hand: onHand, reason, note } = input
  const product = await ctx.db
    .selectFrom('products as p')
    .select(['p.name', 'p.sizes'])
    .select((eb) =>
      eb
        .selectFrom('product_variations as v')
        .select((of) => of.fn.agg<string[] | null>('array_agg', ['v.id']).as('ids'))
        .whereRef('v.product_id', '=', 'p.id')
        .as('variation_ids'),
    )
    .where('p.id', '=', productId)
    .forKeyShare()
    .executeTakeFirst()
  if (!product) refuse('product_not_found')
  const options = { variationIds: product.variation_ids ?? [], sizes: product.sizes }
  if (!isOption(options, variationId, size)) throw new InvalidInput({ [variationId ? 'variation_id' : 'size']: 'unknown_option' })
  const by = onHand === undefined ? { change: change ?? 0 } : { onHand }
  const { before, after } = await adjustStock(ctx, { productId, variationId, size, by, reason, note: note || null })
  await recordChange(ctx, {
    action: 'product.adjust_stock',
    entity: 'product',
    entityId: productId,
    entityName: product.name,
    before: { on_hand: before.on_hand },
    after: { on_hand: after.on_hand, variation_id: variationId, size, reason },
  })
  return after
}

/** Throws product_not_found. */
export async function readProductLedger(ctx: Pick<Ctx, 'db'>, wanted: { id: string; page: number; limit: number }): Promise<StockLedger> {
  const product = await ctx.db.selectFrom('products').select('id').where('id', '=', wanted.id).executeTakeFirst()
  if (!product) refuse('product_not_found')
  return readLedger(ctx, { productId: product.id, page: wanted.page, limit: wanted.limit })
}
