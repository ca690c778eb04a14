import type { Product } from '#contract/catalog.ts'
import type { Ctx } from '#modules/context.ts'
import { presentProduct } from './product-presenter.ts'
import { findProductRef, readProducts } from './product-store.ts'

export async function findShownProduct(ctx: Ctx, slug: string): Promise<Product | undefined> {
  const found = await findProductRef(ctx.db, { slug })
  if (found?.status !== 'active') return undefined
  const [row] = await readProducts(ctx, [found.id])
  return row && presentProduct(row)
}
