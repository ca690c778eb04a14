import { sql } from 'kysely'
import type { Category } from '#contract/catalog.ts'
import type { Language } from '#contract/languages.ts'
import type { Database } from '#kit/database/database.ts'
import { imageUrl } from './picture-address.ts'

export type CategoryRow = Awaited<ReturnType<typeof readCategories>>[number]

export function readCategories(db: Database, language: Language, options: { activeOnly: boolean }) {
  return db
    .selectFrom('categories as c')
    .leftJoin('category_translations as t', (join) => join.onRef('t.category_id', '=', 'c.id').on(sql`t.language`, '=', language))
    .leftJoin('featured_categories as f', 'f.category_id', 'c.id')
    .select(['c.id', 'c.slug', 'c.display_order', 'c.is_active', 'c.is_featured', 'c.landing_page_order', 'f.picture_key'])
    .select((eb) => [
      eb.fn.coalesce('t.name', 'c.name').as('name'),
      sql<string>`coalesce(nullif(t.description, ''), c.description)`.as('description'),
    ])
    .select(
      sql<string>`concat_ws(' ', c.name, (select string_agg(n.name, ' ') from category_translations n where n.category_id = c.id))`.as(
        'all_names',
      ),
    )
    .$if(options.activeOnly, (query) => query.where('c.is_active', '=', true))
    .orderBy('c.display_order')
    .orderBy('c.slug')
    .execute()
}

export function presentCategory(row: CategoryRow): Category {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    display_order: row.display_order,
    is_active: row.is_active,
    is_featured: row.is_featured,
    landing_page_order: row.landing_page_order,
    image_url: row.picture_key === null ? null : imageUrl(row.picture_key),
    image_key: row.picture_key,
  }
}

/** Undefined for a slug of nothing, and of an inactive category. */
export async function findActiveCategoryId(db: Database, slug: string): Promise<string | undefined> {
  const row = await db.selectFrom('categories').select('id').where('slug', '=', slug).where('is_active', '=', true).executeTakeFirst()
  return row?.id
}
