import { sql } from 'kysely'
import type { StaffCategory } from '#contract/catalog.ts'
import type { Database } from '#kit/database/database.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import { imageUrl } from '#modules/media/index.ts'
import { earlierSlugs } from './category-store.ts'

type Texts = { name: string; description: string }

/** Returns categories in display order with all translations and staff fields; name and description are in `language`. */
export async function readStaffCategories(db: Database, language: string, id?: string): Promise<StaffCategory[]> {
  const rows = await db
    .selectFrom('categories as c')
    .leftJoin('featured_categories as f', 'f.category_id', 'c.id')
    .leftJoin('category_translations as t', (join) => join.onRef('t.category_id', '=', 'c.id').on(sql<boolean>`t.language = ${language}`))
    .select(['c.id', 'c.slug', 'c.display_order', 'c.is_active', 'c.is_featured', 'c.landing_page_order', 'c.updated_at', 'f.picture_key'])
    .select([
      sql<string[]>`${sql.raw(earlierSlugs)}`.as('earlier_slugs'),
      sql<string>`coalesce(t.name, c.name)`.as('name'),
      sql<string>`coalesce(nullif(t.description, ''), c.description)`.as('description'),
      sql<
        Record<string, Texts>
      >`(select coalesce(json_object_agg(n.language, json_build_object('name', n.name, 'description', n.description)), '{}')
        from category_translations n where n.category_id = c.id)`.as('translations'),
      sql<StaffCategory['facts']>`c.facts`.as('facts'),
      sql<number>`(select count(*)::int from product_categories pc where pc.category_id = c.id)`.as('product_count'),
    ])
    .$if(id !== undefined, (query) => query.where('c.id', '=', id ?? ''))
    .orderBy('c.display_order')
    .orderBy('c.slug')
    .execute()
  return rows.map(({ picture_key, updated_at, ...row }) => ({
    ...row,
    updated_at: updated_at.toISOString(),
    image_key: picture_key,
    image_url: picture_key === null ? null : imageUrl(picture_key),
  }))
}

/** Returns the category for editing, in English. Throws NotFound. */
export async function getStaffCategory(db: Database, id: string): Promise<StaffCategory> {
  const [category] = await readStaffCategories(db, 'en', id)
  if (!category) throw new NotFound()
  return category
}
