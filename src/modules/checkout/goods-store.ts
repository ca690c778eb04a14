import { sql } from 'kysely'
import type { CartItem } from '#contract/checkout.ts'
import type { Language } from '#contract/languages.ts'
import type { Database } from '#kit/database/database.ts'

export type GoodsRow = {
  /** Index in the items as sent. */
  index: number
  product_id: string
  sku: string
  name: string
  price: number
  sale_price: number | null
  member_price: number | null
  sizes: string[]
  is_pre_order: boolean
  early_access_until: Date | null
  product_type_id: string | null
  expected_shipping: string | null
  has_variations: boolean
  variation_id: string | null
  variation_name: string | null
  variation_price: number | null
  variation_sale_price: number | null
  variation_member_price: number | null
  picture_key: string | null
  stock_level_id: string | null
  available: number
  /** Whether the product belongs to the requested event; true without an event. */
  is_at_event: boolean
}

/** With `isHandedOver` the goods are already sold, so they may be no longer for sale. */
type Asked = { language: Language; eventId?: string | null; isHandedOver?: boolean }

/**
 * Reads the requested items with present prices and stock in one statement, since every order pays for each round trip. It only reads the
 * tables of catalog and inventory. A product with a single variation needs no variation id. `offset 0` forces look-ups by key: a plan
 * cached while the tables were small must never scan them. At an event, pieces at the event are available, for pre-orders too.
 */
export async function readGoods(
  db: Database,
  items: readonly CartItem[],
  { language, eventId = null, isHandedOver = false }: Asked,
): Promise<GoodsRow[]> {
  const wanted = JSON.stringify(
    items.map(({ product_id, variation_id, size }, index) => ({ index, product_id, variation_id, size: size || null })),
  )
  const { rows } = await sql<GoodsRow>`
    select w.index, p.id as product_id, coalesce(v.sku, p.sku) as sku, p.price, p.sale_price, p.member_price, p.sizes, p.is_pre_order and ${eventId}::uuid is null as is_pre_order, p.product_type_id, p.early_access_until, p.expected_shipping::text,
      coalesce((select name from product_translations where product_id = p.id and language = ${language}), p.name) as name,
      o.count > 0 as has_variations, v.id as variation_id, v.price as variation_price, v.sale_price as variation_sale_price,
      v.member_price as variation_member_price,
      coalesce((select name from variation_translations where variation_id = v.id and language = ${language}), v.name) as variation_name,
      (select i.picture_key from product_images as i where i.product_id = p.id
        order by coalesce(i.variation_id = v.id, false) desc, i.is_featured desc, i.display_order, i.id limit 1) as picture_key,
      s.id as stock_level_id, coalesce(case when ${eventId}::uuid is null then s.available else (
        select remaining from event_stock where event_id = ${eventId}::uuid and stock_level_id = s.id) end, 0) as available,
      ${eventId}::uuid is null or exists (select from event_products where event_id = ${eventId}::uuid and product_id = p.id) as is_at_event
    from jsonb_to_recordset(${wanted}::jsonb) as w (index int, product_id uuid, variation_id uuid, size text)
    cross join lateral (select * from products where id = w.product_id and (status = 'active' or ${isHandedOver}::boolean) offset 0) as p
    cross join lateral (select count(*), (array_agg(id))[1] as only_id from product_variations where product_id = p.id) as o
    left join lateral (
      select * from product_variations where product_id = p.id and id = coalesce(w.variation_id, case when o.count = 1 then o.only_id end) offset 0
    ) as v on true
    left join lateral (
      select id, on_hand - reserved as available from stock_levels
      where product_id = p.id and variation_id is not distinct from v.id and size is not distinct from w.size offset 0
    ) as s on true
    order by w.index`.execute(db)
  return rows
}
