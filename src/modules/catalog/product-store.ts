import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Language } from '#contract/languages.ts'
import type { Database } from '#kit/database/database.ts'

/**
 * Products with everything an answer shows, in the order of `ids`; ids of nothing are left out. One statement, whatever the number.
 * Stock levels belong to modules/inventory and are joined here for reading alone: a list of products shows what is left of each.
 */
export async function readProducts(db: Database, ids: readonly string[], language: Language) {
  if (ids.length === 0) return []
  const wanted = sql<{ id: string; place: number }>`(select * from unnest(${[...ids]}::uuid[]) with ordinality as w (id, place))`.as('wanted')
  return db
    .selectFrom(wanted)
    .innerJoin('products as p', 'p.id', 'wanted.id')
    .innerJoin('product_listings as l', 'l.product_id', 'p.id')
    .leftJoin('product_translations as t', (join) => join.onRef('t.product_id', '=', 'p.id').on(sql`t.language`, '=', language))
    .selectAll('p')
    .select(['l.availability', 'l.color_bits', 't.name as translated_name', 't.description as translated_description'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('product_variations as v')
          .leftJoin('variation_translations as vt', (join) => join.onRef('vt.variation_id', '=', 'v.id').on(sql`vt.language`, '=', language))
          .whereRef('v.product_id', '=', 'p.id')
          .orderBy('v.position')
          .select(['v.id', 'v.price', 'v.sale_price', 'v.member_price', 'v.is_default', 'v.color'])
          .select((v) => [
            v.fn.coalesce('vt.name', 'v.name').as('name'),
            v.fn.coalesce('vt.subtitle', 'v.subtitle').as('subtitle'),
            v.fn.coalesce('vt.description', 'v.description').as('description'),
          ]),
      ).as('variations'),
      jsonArrayFrom(
        eb
          .selectFrom('product_images as i')
          .innerJoin('pictures as f', 'f.key', 'i.picture_key')
          .whereRef('i.product_id', '=', 'p.id')
          .orderBy('i.is_featured', 'desc')
          .orderBy('i.display_order')
          .orderBy('i.id')
          .select(['i.id', 'i.variation_id', 'i.picture_key', 'i.is_featured', 'i.display_order', 'f.width', 'f.height'])
          .select(sql<string | null>`coalesce(i.alt ->> ${sql.lit(language)}, i.alt ->> 'en')`.as('alt')),
      ).as('images'),
      jsonArrayFrom(
        eb
          .selectFrom('product_categories as pc')
          .innerJoin('categories as c', 'c.id', 'pc.category_id')
          .leftJoin('category_translations as ct', (join) => join.onRef('ct.category_id', '=', 'c.id').on(sql`ct.language`, '=', language))
          .whereRef('pc.product_id', '=', 'p.id')
          .orderBy('pc.is_primary', 'desc')
          .orderBy('c.display_order')
          .select(['c.id', 'c.slug', 'pc.is_primary'])
          .select((c) => c.fn.coalesce('ct.name', 'c.name').as('name')),
      ).as('categories'),
      jsonArrayFrom(
        eb
          .selectFrom('stock_levels as s')
          .whereRef('s.product_id', '=', 'p.id')
          .orderBy('s.id')
          .select(['s.variation_id', 's.size'])
          .select(sql<number>`s.on_hand - s.reserved`.as('available')),
      ).as('stock_levels'),
    ])
    .orderBy('wanted.place')
    .execute()
}
export type ProductRow = Awaited<ReturnType<typeof readProducts>>[number]

/** By id, or by slug when it is not shaped like one. */
export function findProductRef(db: Database, ref: { id: string } | { slug: string }) {
  return db
    .selectFrom('products')
    .select(['id', 'status'])
    .where((eb) => ('id' in ref ? eb('id', '=', ref.id) : eb('slug', '=', ref.slug)))
    .executeTakeFirst()
}
