import type { Product } from '#contract/catalog.ts'
import type { Ctx } from '#modules/context.ts'
import { listFeatured } from './featured-products.ts'

export async function listSampleProducts(ctx: Ctx, most: number): Promise<Product[]> {
  return (await listFeatured(ctx)).slice(0, most)
}
