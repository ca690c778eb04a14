import type { Product } from '#contract/catalog.ts'
import type { Ctx } from '#modules/context.ts'
import { listFeatured } from './featured-products.ts'

/** Products that stand for others where staff look at something made of products. */
export async function listSampleProducts(ctx: Ctx, most: number): Promise<Product[]> {
  return (await listFeatured(ctx)).slice(0, most)
}
