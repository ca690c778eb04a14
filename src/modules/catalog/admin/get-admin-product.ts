import type { AdminProduct } from '#contract/admin-products.ts'
import type { Ctx } from '#modules/context.ts'
import { languagesOn } from '#modules/shop-languages.ts'
import { refuse } from '#modules/refuse.ts'
import { readAdminProducts } from './admin-product-store.ts'
import { presentAdminProduct } from './present-admin-product.ts'

/** Throws product_not_found. */
export async function getAdminProduct(ctx: Pick<Ctx, 'db' | 'memory'>, id: string): Promise<AdminProduct> {
  const [row] = await readAdminProducts(ctx.db, [id])
  if (!row) refuse('product_not_found')
  return presentAdminProduct(row, languagesOn(ctx))
}
