import { sql } from 'kysely'
import type { Product } from '#contract/catalog.ts'
import type { Ctx } from '#modules/context.ts'
import { presentProduct } from './product-presenter.ts'
import { readProducts } from './product-store.ts'

const requested = 12

/** Returns twelve active products: featured ones first, then the newest, those in stock before others. */
export async function listFeatured(ctx: Ctx): Promise<Product[]> {
  for (const tag of ['assortment', 'categories'] as const) ctx.uses.add(tag)
  const { rows } = await sql<{ product_id: string }>`
    select product_id from (
      select product_id, availability, featured_rank, created_at from product_listings where status = 'active'
      order by featured_rank, created_at desc, product_id limit ${requested}
    ) requested
    order by availability <> 'in_stock', featured_rank, created_at desc, product_id`.execute(ctx.db)
  const products = await readProducts(
    ctx,
    rows.map((row) => row.product_id),
  )
  return products.map(presentProduct)
}
