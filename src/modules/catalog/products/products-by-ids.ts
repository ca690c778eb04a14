import type { Product } from '#contract/catalog.ts'
import type { Ctx } from '#modules/context.ts'
import { readKeptProducts } from './kept-products.ts'

/** For pages of other modules: in the order of `ids`, without products hidden from shoppers. */
export async function listProductsByIds(ctx: Ctx, ids: readonly string[]): Promise<Product[]> {
  ctx.uses.add('categories')
  const products = await readKeptProducts(ctx, ids)
  return products.filter(({ status }) => status === 'active')
}
