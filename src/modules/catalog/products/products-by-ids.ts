import type { Product } from '#contract/catalog.ts'
import type { Ctx } from '#modules/context.ts'
import { presentProduct } from './product-presenter.ts'
import { readProducts } from './product-store.ts'

/** For other modules' pages: in the order of `ids`, without those that shoppers may not see. */
export async function listProductsByIds(ctx: Ctx, ids: readonly string[]): Promise<Product[]> {
  for (const tag of ['products', 'variations', 'categories', 'stocks']) ctx.uses.add(tag)
  const rows = await readProducts(ctx.db, ids, ctx.language)
  return rows.filter((row) => row.status === 'active').map(presentProduct)
}
