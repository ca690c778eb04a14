import { type RawBuilder, sql } from 'kysely'
import type { Facets, sortKeys } from '#contract/catalog.ts'
import type { Language } from '#contract/languages.ts'
import type { Database } from '#kit/database/database.ts'
import { conditionsOf, type ListingFilter, matchingProducts, statusIs } from './listing-filter.ts'

export type ListingOrder = { sort: (typeof sortKeys)[number]; direction: 'asc' | 'desc'; language: Language }

/** Ids of one page, by the narrow table that triggers keep (db/migrations/0005_search.sql). */
export async function listProductIds(
  db: Database,
  filter: ListingFilter,
  order: ListingOrder,
  page: { page: number; limit: number },
): Promise<string[]> {
  const { category, price, color, availability } = conditionsOf(filter)
  const { rows } = await sql<{ product_id: string }>`
    select product_id from product_listings
    where ${statusIs(filter.status)} and ${category} and ${price} and ${color} and ${availability} and ${matchingProducts(filter.matching)}
    order by ${orderBy(order)}
    limit ${page.limit} offset ${(page.page - 1) * page.limit}`.execute(db)
  return rows.map((row) => row.product_id)
}

/** The last key makes the order total, so that pages neither repeat nor miss a product. */
function orderBy({ sort, direction, language }: ListingOrder): RawBuilder<unknown> {
  const way = sql.raw(direction)
  switch (sort) {
    case 'featured':
      return direction === 'asc' ? sql`featured_rank, created_at desc, product_id` : sql`featured_rank desc, created_at, product_id desc`
    case 'price':
      return sql`from_price ${way}, product_id ${way}`
    case 'name':
      return sql`${sql.ref(`name_${language}`)} ${way}, product_id ${way}`
    case 'created_at':
    case 'updated_at':
      return sql`${sql.ref(sort)} ${way}, product_id ${way}`
  }
}

type Counts = {
  found: number
  total: number
  categories: Record<string, number> | null
  price: number[]
  colors: number[]
  availability: number[]
}

/**
 * How many there are, and how many each choice of each facet would leave, every facet counted with the other filters applied. `found` are
 * those that hold the words, whatever else they are filtered by.
 */
export async function countListings(db: Database, filter: ListingFilter): Promise<{ found: number; total: number; facets: Facets }> {
  const { category, price, color, availability } = conditionsOf(filter)
  const { rows } = await sql<Counts>`
    with cell as (${cellsOf(filter)}), judged as materialized (
      select *, ${category} as is_category, ${price} as is_price, ${color} as is_color, ${availability} as is_availability from cell
    )
    select
      coalesce(sum(pieces), 0)::int as found,
      coalesce(sum(pieces) filter (where is_category and is_price and is_color and is_availability), 0)::int as total,
      (select jsonb_object_agg(c.slug, n.pieces) from (
        select category_id, sum(pieces)::int as pieces from judged, unnest(category_ids) category_id
        where is_price and is_color and is_availability group by category_id
      ) n join categories c on c.id = n.category_id and c.is_active) as categories,
      array[${bitCounts('price_bands', 4, sql`is_category and is_color and is_availability`)}] as price,
      array[${bitCounts('color_bits', 6, sql`is_category and is_price and is_availability`)}] as colors,
      array[${sql.join(
        ['in_stock', 'pre_order', 'out_of_stock'].map(
          (word) => sql`
        coalesce(sum(pieces) filter (where availability = ${sql.lit(word)} and is_category and is_price and is_color), 0)::int`,
        ),
      )}] as availability
    from judged`.execute(db)
  const counts = rows[0] ?? { found: 0, total: 0, categories: null, price: [], colors: [], availability: [] }
  const [under50 = 0, upTo100 = 0, upTo150 = 0, over150 = 0] = counts.price
  const [red = 0, blue = 0, green = 0, black = 0, white = 0, beige = 0] = counts.colors
  const [in_stock = 0, pre_order = 0, out_of_stock = 0] = counts.availability
  return {
    found: counts.found,
    total: counts.total,
    facets: {
      categories: counts.categories ?? {},
      price: { '0-50': under50, '50-100': upTo100, '100-150': upTo150, '150-': over150 },
      colors: { red, blue, green, black, white, beige },
      availability: { in_stock, pre_order, out_of_stock },
    },
  }
}

/** How many products there are of each kind that the facets tell apart. All active ones are counted already, whatever their number. */
function cellsOf(filter: ListingFilter): RawBuilder<unknown> {
  const cells = sql`select category_ids, price_bands, color_bits, availability`
  const perCell = sql`group by category_ids, price_bands, color_bits, availability`
  if (filter.status === 'active') {
    return filter.matching === undefined
      ? sql`${cells}, sum(pieces) as pieces from product_listing_counts ${perCell}`
      : sql`${cells}, pieces from matching_cells(${filter.matching}) join product_listings using (product_id)`
  }
  return sql`${cells}, count(*) as pieces from product_listings where ${statusIs(filter.status)} and ${matchingProducts(filter.matching)} ${perCell}`
}

function bitCounts(column: 'price_bands' | 'color_bits', bits: number, others: RawBuilder<unknown>) {
  return sql.join(
    Array.from(
      { length: bits },
      (_, place) => sql`
      coalesce(sum(pieces) filter (where ${sql.ref(column)} & ${sql.lit(1 << place)} <> 0 and ${others}), 0)::int`,
    ),
  )
}
