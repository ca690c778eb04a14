import { CompiledQuery } from 'kysely'
import type { Category } from '#contract/catalog.ts'
import type { Language } from '#contract/languages.ts'
import type { Database } from '#kit/database/database.ts'
import { imageUrl } from '#modules/media/index.ts'

export type CategoryRow = {
  id: string
  slug: string
  earlier_slugs: string[]
  name: string
  description: string
  display_order: number
  is_active: boolean
  is_featured: boolean
  landing_page_order: number | null
  picture_key: string | null
  all_names: string
}

/** Expects `categories as c` in the query. */
export const earlierSlugs = `array(select e.slug from earlier_slugs e where e.kind = 'categories' and e.of_id = c.id and e.slug <> c.slug order by e.slug)`

/** A constant text for both conditions, since a query builder took as long as the query itself. */
const categoriesWhere = (condition: string) => `
  select c.id, c.slug, ${earlierSlugs} as earlier_slugs, coalesce(t.name, c.name) as name, coalesce(nullif(t.description, ''), c.description) as description, c.display_order,
    c.is_active, c.is_featured, c.landing_page_order, f.picture_key,
    concat_ws(' ', c.name, (select string_agg(n.name, ' ') from category_translations n where n.category_id = c.id)) as all_names
  from categories c
  left join category_translations t on t.category_id = c.id and t.language = $1
  left join featured_categories f on f.category_id = c.id
  where ${condition}
  order by c.display_order, c.slug`
const activeCategories = categoriesWhere('c.is_active')
const allCategories = categoriesWhere('true')

export async function readCategories(db: Database, language: Language, options: { activeOnly: boolean }): Promise<CategoryRow[]> {
  const { rows } = await db.executeQuery<CategoryRow>(CompiledQuery.raw(options.activeOnly ? activeCategories : allCategories, [language]))
  return rows
}

export function presentCategory(row: CategoryRow): Category {
  return {
    id: row.id,
    slug: row.slug,
    earlier_slugs: row.earlier_slugs,
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
