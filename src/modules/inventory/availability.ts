import type { Ctx } from '#modules/context.ts'

export type OptionStock = { stockLevelId: string; variationId: string | null; size: string | null; available: number }

/** Returns the available pieces of each option, by product id. Products without a stock level are missing from the map. */
export async function availabilityOf({ db }: Pick<Ctx, 'db'>, productIds: readonly string[]): Promise<ReadonlyMap<string, OptionStock[]>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('stock_levels')
    .select(['id as stockLevelId', 'product_id', 'variation_id as variationId', 'size', 'available'])
    .where('product_id', 'in', [...productIds])
    .orderBy('product_id')
    .orderBy('id')
    .execute()
  const byProduct = Map.groupBy(rows, ({ product_id }) => product_id)
  return new Map(
    Array.from(byProduct, ([productId, levels]) => [
      productId,
      levels.map(({ stockLevelId, variationId, size, available }) => ({ stockLevelId, variationId, size, available: available ?? 0 })),
    ]),
  )
}
