import { sql } from 'kysely'
import type { CartItem } from '#contract/checkout.ts'
import type { Language } from '#contract/languages.ts'
import type { Database } from '#kit/database/database.ts'

export type GoodsRow = {
  /** Index into the items as sent. */
  index: number
  product_id: string
  sku: string
  name: string
  price: number
  sale_price: number | null
  member_price: number | null
  sizes: string[]
  is_pre_order: boolean
  has_variations: boolean
  variation_id: string | null
  variation_name: string | null
  variation_price: number | null
  variation_sale_price: number | null
  variation_member_price: number | null
  picture_key: string | null
  stock_level_id: string | null
  available: number
}

/**
 * What is for sale of these items, with today's prices and stock, in one statement: every order pays for each round trip. It
 * joins tables of catalog and inventory for reading alone. A product with a single variation needs none to be named.
 */
export async function readGoods(db: Database, items: readonly CartItem[], language: Language): Promise<GoodsRow[]> {
  const productIds = items.map(({ product_id }) => product_id)
  const variationIds = items.map(({ variation_id }) => variation_id ?? null)
  const sizes = items.map(({ size }) => size || null)
  const { rows } = await sql<GoodsRow>`
    select (w.place - 1)::int as index, p.id as product_id, p.sku, coalesce(t.name, p.name) as name,
      p.price, p.sale_price, p.member_price, p.sizes, p.is_pre_order,
      exists (select from product_variations as o where o.product_id = p.id) as has_variations,
      v.id as variation_id, coalesce(vt.name, v.name) as variation_name, v.price as variation_price,
      v.sale_price as variation_sale_price, v.member_price as variation_member_price,
      (select i.picture_key from product_images as i where i.product_id = p.id
        order by coalesce(i.variation_id = v.id, false) desc, i.is_featured desc, i.display_order, i.id limit 1) as picture_key,
      s.id as stock_level_id, coalesce(s.on_hand - s.reserved, 0) as available
    from unnest(${productIds}::uuid[], ${variationIds}::uuid[], ${sizes}::text[]) with ordinality as w (product_id, variation_id, size, place)
    join products as p on p.id = w.product_id and p.status = 'active'
    left join product_translations as t on t.product_id = p.id and t.language = ${language}
    left join lateral (select o.*, count(*) over () as siblings from product_variations as o where o.product_id = p.id) as v
      on v.id = w.variation_id or (w.variation_id is null and v.siblings = 1)
    left join variation_translations as vt on vt.variation_id = v.id and vt.language = ${language}
    left join stock_levels as s
      on s.product_id = p.id and s.variation_id is not distinct from v.id and s.size is not distinct from w.size
    order by w.place`.execute(db)
  return rows
}
