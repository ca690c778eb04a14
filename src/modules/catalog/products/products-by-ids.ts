import type { Product } from '#contract/catalog.ts'
import type { Ctx } from '#modules/context.ts'
import { presentProduct } from './product-presenter.ts'
import { readProducts } from './product-store.ts'

/** For other modules' pages: in the order of `ids`, without products hidden from shoppers. */
export async function listProductsByIds(ctx: Ctx, ids: readonly string[]): Promise<Product[]> {
  ctx.uses.add('categories')
  const rows = await readProducts(ctx, ids)
  return rows.filter((row) => row.status === 'active').map(presentProduct)
}
