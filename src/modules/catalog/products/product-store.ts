import { CompiledQuery } from 'kysely'
import type { Availability, Color } from '#contract/catalog.ts'
import type { Language } from '#contract/languages.ts'
import type { ImageOrigin } from '#contract/rules/studio-rules.ts'
import type { Database } from '#kit/database/database.ts'
import type { Ctx } from '#modules/context.ts'
import { noteProducts } from '../catalog-changes.ts'
import { hadSlug } from '../earlier-slugs.ts'

/** A product with everything that a response shows, as PostgreSQL's JSON: amounts are numbers, instants strings. */
export type ProductRow = {
  id: string
  slug: string
  sku: string
  name: string
  description: string
  translated_name: string | null
  translated_description: string | null
  brand: string | null
  tags: string[]
  status: 'draft' | 'active' | 'archived'
  availability: Availability
  price: number
  sale_price: number | null
  member_price: number | null
  sizes: string[]
  color_bits: number
  expected_shipping: string | null
  early_access_until: string | null
  created_at: string
  updated_at: string
  variations_label: string | null
  variations: {
    id: string
    name: string
    subtitle: string | null
    description: string | null
    price: number | null
    sale_price: number | null
    member_price: number | null
    is_default: boolean
    color: Color | null
  }[]
  images: {
    id: string
    variation_id: string | null
    picture_key: string
    is_featured: boolean
    display_order: number
    width: number
    height: number
    origin: ImageOrigin
    alt: string | null
  }[]
  categories: { id: string; slug: string; name: string; is_primary: boolean }[]
  stock_levels: { variation_id: string | null; size: string | null; available: number }[]
  rating: { average: number; count: number } | null
}

/** Selects JSON texts in the order of `wanted (id, place)`, in language $1. Also reads tables of modules/inventory and modules/reviews. */
export const productTexts = (wanted: string) => `
  select (
    select row_to_json(product)::text
    from (
      select p.id, p.slug, p.sku, p.name, p.description, t.name as translated_name, t.description as translated_description, p.brand, p.tags,
        p.status, l.availability, p.price, p.sale_price, p.member_price, p.sizes, l.color_bits, p.expected_shipping, p.early_access_until, p.created_at, p.updated_at,
        coalesce(p.variations_label ->> $1, p.variations_label ->> 'en') as variations_label,
        (select coalesce(json_agg(json_build_object('id', v.id, 'name', coalesce(vt.name, v.name), 'subtitle', coalesce(vt.subtitle, v.subtitle),
            'description', coalesce(vt.description, v.description), 'price', v.price, 'sale_price', v.sale_price, 'member_price', v.member_price,
            'is_default', v.is_default, 'color', v.color) order by v.position), '[]')
          from product_variations v
          left join variation_translations vt on vt.variation_id = v.id and vt.language = $1
          where v.product_id = p.id) as variations,
        (select coalesce(json_agg(json_build_object('id', i.id, 'variation_id', i.variation_id, 'picture_key', i.picture_key, 'is_featured', i.is_featured,
            'display_order', i.display_order, 'width', f.width, 'height', f.height, 'origin', i.origin, 'alt', coalesce(i.alt ->> $1, i.alt ->> 'en'))
            order by i.is_featured desc, i.display_order, i.id), '[]')
          from product_images i
          join pictures f on f.key = i.picture_key
          where i.product_id = p.id) as images,
        (select coalesce(json_agg(json_build_object('id', c.id, 'slug', c.slug, 'name', coalesce(ct.name, c.name), 'is_primary', pc.is_primary)
            order by pc.is_primary desc, c.display_order), '[]')
          from product_categories pc
          join categories c on c.id = pc.category_id
          left join category_translations ct on ct.category_id = c.id and ct.language = $1
          where pc.product_id = p.id) as categories,
        (select coalesce(json_agg(json_build_object('variation_id', s.variation_id, 'size', s.size, 'available', s.on_hand - s.reserved) order by s.id), '[]')
          from stock_levels s
          where s.product_id = p.id) as stock_levels,
        (select json_build_object('average', round(r.stars::numeric / r.count, 1), 'count', r.count) from product_ratings r
          where r.product_id = p.id and r.count > 0) as rating
    ) product
  ) as product
  from ${wanted} as wanted (id, place)
  join products p on p.id = wanted.id
  join product_listings l on l.product_id = p.id
  left join product_translations t on t.product_id = p.id and t.language = $1
  order by wanted.place`

export async function readProductTexts(db: Database, statement: string, values: readonly unknown[]): Promise<string[]> {
  const { rows } = await db.executeQuery<{ product: string }>(CompiledQuery.raw(statement, [...values]))
  return rows.map((row) => row.product)
}

export function productRow(text: string): ProductRow {
  return JSON.parse(text)
}

/** The subselect hides the list's length from the planner, which then caches one plan. Planning takes longer than the query. */
const byIds = productTexts('unnest((select $2::uuid[])) with ordinality')

/** In the order of `ids`; unknown ids are left out. Adds tags for all of them. */
export function readProducts(ctx: Pick<Ctx, 'db' | 'language' | 'uses'>, ids: readonly string[]): Promise<ProductRow[]> {
  noteProducts(
    ctx.uses,
    ids.map((id) => ({ id })),
  )
  return readProductRows(ctx.db, ids, ctx.language)
}

/** Like `readProducts`, for callers that read too many products to tag each. */
export async function readProductRows(db: Database, ids: readonly string[], language: Language): Promise<ProductRow[]> {
  if (ids.length === 0) return []
  return (await readProductTexts(db, byIds, [language, [...ids]])).map(productRow)
}

/** Finds a product of any status by id or slug. */
export async function findProductRef(db: Database, ref: { id: string } | { slug: string }) {
  const products = db.selectFrom('products').select(['id', 'status', 'product_type_id'])
  if ('id' in ref) return products.where('id', '=', ref.id).executeTakeFirst()
  const found = await products.where('slug', '=', ref.slug).executeTakeFirst()
  return found ?? products.where('id', '=', hadSlug(db, 'products', ref.slug)).executeTakeFirst()
}
