import type { OtherLanguage } from '#contract/languages.ts'
import { CompiledQuery } from 'kysely'
import type { AdminProduct } from '#contract/admin-products.ts'
import { type PlainColumns, plainColumnNames } from '#contract/rules/product-columns.ts'
import type { Color } from '#contract/catalog.ts'
import type { Database } from '#kit/database/database.ts'
import type { ImageRow } from '../images/product-image-store.ts'
import type { ProductRow } from '../products/product-store.ts'

/** A product with everything the back office edits, as PostgreSQL's JSON: amounts are numbers, instants strings. */
export type AdminProductRow = Pick<
  ProductRow,
  | 'id'
  | 'slug'
  | 'sku'
  | 'name'
  | 'description'
  | 'tags'
  | 'status'
  | 'availability'
  | 'price'
  | 'sale_price'
  | 'member_price'
  | 'sizes'
  | 'created_at'
  | 'updated_at'
  | 'categories'
> &
  Pick<AdminProduct, keyof PlainColumns> & {
    images: ImageRow[]
    colors: Color[]
    translations: { language: OtherLanguage; name: string; description: string }[]
    variations: (ProductRow['variations'][number] & {
      sku: string | null
      translations: { language: OtherLanguage; name: string; subtitle: string | null; description: string | null }[]
    })[]
    variations_label: AdminProduct['variations_label']
    stock: AdminProduct['stock']
    story_ids: string[]
    facts: AdminProduct['facts']
    ordered_count: number
    sold_30_days: number
  }

/** Reads orders, which belong to the higher module modules/orders, and stock levels of modules/inventory. */
const statement = `
  select (
    select row_to_json(product)::text
    from (
      select p.id, p.slug, p.sku, p.name, p.description, p.tags, p.status, l.availability, p.price, p.sale_price, p.member_price,
        p.sizes, p.colors, p.variations_label, p.facts, p.created_at, p.updated_at,
        ${plainColumnNames.map((name) => `p.${name}`).join(', ')},
        (select coalesce(json_agg(json_build_object('language', t.language, 'name', t.name, 'description', t.description)), '[]')
          from product_translations t
          where t.product_id = p.id) as translations,
        (select coalesce(json_agg(json_build_object('id', v.id, 'name', v.name, 'sku', v.sku, 'subtitle', v.subtitle, 'description', v.description,
            'price', v.price, 'sale_price', v.sale_price, 'member_price', v.member_price, 'is_default', v.is_default, 'color', v.color,
            'translations', (
              select coalesce(json_agg(json_build_object('language', t.language, 'name', t.name, 'subtitle', t.subtitle, 'description', t.description)), '[]')
              from variation_translations t
              where t.variation_id = v.id)) order by v.position), '[]')
          from product_variations v
          where v.product_id = p.id) as variations,
        (select coalesce(json_agg(json_build_object('id', i.id, 'variation_id', i.variation_id, 'picture_key', i.picture_key, 'is_featured', i.is_featured,
            'display_order', i.display_order, 'width', f.width, 'height', f.height, 'origin', i.origin, 'alt', i.alt,
            'updated_at', i.updated_at)
            order by i.is_featured desc, i.display_order, i.id), '[]')
          from product_images i
          join pictures f on f.key = i.picture_key
          where i.product_id = p.id) as images,
        (select coalesce(json_agg(json_build_object('id', c.id, 'slug', c.slug, 'name', c.name, 'is_primary', pc.is_primary)
            order by pc.is_primary desc, c.display_order), '[]')
          from product_categories pc
          join categories c on c.id = pc.category_id
          where pc.product_id = p.id) as categories,
        (select coalesce(json_agg(json_build_object('variation_id', s.variation_id, 'size', s.size, 'on_hand', s.on_hand, 'reserved', s.reserved,
            'available', s.on_hand - s.reserved)
            order by v.position, array_position(p.sizes, s.size), s.id), '[]')
          from stock_levels s
          left join product_variations v on v.id = s.variation_id
          where s.product_id = p.id) as stock,
        array(select ps.story_id from product_stories ps where ps.product_id = p.id order by ps.position, ps.story_id) as story_ids,
        (select count(distinct i.order_id) from order_items i where i.product_id = p.id) as ordered_count,
        (select coalesce(sum(i.quantity), 0) from order_items i join orders o on o.id = i.order_id
          where i.product_id = p.id and o.placed_at > now() - interval '30 days' and o.status <> 'cancelled') as sold_30_days
    ) product
  ) as product
  from unnest((select $1::uuid[])) with ordinality as wanted (id, place)
  join products p on p.id = wanted.id
  join product_listings l on l.product_id = p.id
  order by wanted.place`

/** In the order of `ids`; unknown ids are left out. */
export async function readAdminProducts(db: Database, ids: readonly string[]): Promise<AdminProductRow[]> {
  if (ids.length === 0) return []
  const { rows } = await db.executeQuery<{ product: string }>(CompiledQuery.raw(statement, [[...ids]]))
  return rows.map(({ product }) => JSON.parse(product))
}
