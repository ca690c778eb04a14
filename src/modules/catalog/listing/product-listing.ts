import { CompiledQuery } from 'kysely'
import type { Facets, sortKeys } from '#contract/catalog.ts'
import type { Language } from '#contract/languages.ts'
import type { Database } from '#kit/database/database.ts'
import { StatementValues } from '#kit/database/statement-values.ts'
import { activeCategory, conditionsOf, type ListingFilter, matchingProducts, statusIs } from './listing-filter.ts'

export type ListingOrder = { sort: (typeof sortKeys)[number]; direction: 'asc' | 'desc'; language: Language }

export type PageOf = { page: number; limit: number }
/** `categoryId` is null without a wanted category or with an unknown one. */
export type ListedIds = { ids: string[]; categoryId: string | null }

/** With more matches than this, finding the first in order is faster than sorting all. */
const mostRead = 2000
/** How many listings that search looks through. */
const mostWalked = 1000

/** Selects the ids of one page from the narrow table that triggers maintain (db/migrations/0005_search.sql). */
export async function readListedIds(
  db: Database,
  filter: ListingFilter,
  order: ListingOrder,
  page: PageOf,
  bounds = { mostRead, mostWalked },
): Promise<ListedIds> {
  const { matches } = filter
  if (matches && matches.found > bounds.mostRead) {
    const expected = Math.min(page.limit, Math.max(0, matches.total - (page.page - 1) * page.limit))
    const walked = await selectIds(db, filter, order, page, (parts, values) => firstMatching(parts, values, bounds.mostWalked))
    if (walked.ids.length === expected) return walked
  }
  return selectIds(db, filter, order, page, filter.matching === undefined ? allListed : allMatching)
}

type Parts = { where: string; order: string; matching: string }
type Selecting = (parts: Parts, values: StatementValues) => string

async function selectIds(db: Database, filter: ListingFilter, order: ListingOrder, page: PageOf, select: Selecting): Promise<ListedIds> {
  const values = new StatementValues()
  const { category, price, color, availability, size } = conditionsOf(filter, values)
  const where = `${statusIs(filter.status)} and ${category} and ${price} and ${color} and ${availability} and ${size}`
  const matching = filter.matching === undefined ? '' : `${values.add(filter.matching)}::tsquery`
  const statement = `select array_to_string(array(
    ${select({ where, order: orderBy(order), matching }, values)}
    limit ${values.add(page.limit)} offset ${values.add((page.page - 1) * page.limit)}
  ), ' ') as ids, ${filter.category === undefined ? 'null' : activeCategory(values.add(filter.category))} as category_id`
  const { rows } = await db.executeQuery<{ ids: string; category_id: string | null }>(CompiledQuery.raw(statement, values.list))
  return { ids: rows[0]?.ids ? rows[0].ids.split(' ') : [], categoryId: rows[0]?.category_id ?? null }
}

function allListed({ where, order }: Parts): string {
  return `select product_id from product_listings where ${where} order by ${order}`
}

/** Materialized, since a cached plan would search all listings in order for a rare word: a second for a hundred thousand. */
function allMatching({ where, order, matching }: Parts): string {
  return `with found as materialized (select s.product_id from product_search s where s.document @@ ${matching})
    select product_id from found join product_listings using (product_id) where ${where} order by ${order}`
}

/** Selects the matches among the first listings. It finds too few when a word's matches come late in the order. */
function firstMatching({ where, order, matching }: Parts, values: StatementValues, most: number): string {
  return `select product_id from (select product_id from product_listings where ${where} order by ${order} limit ${values.add(most)}) first
    where (select s.document @@ ${matching} from product_search s where s.product_id = first.product_id)`
}

/** The last key makes the order total, so that pages neither repeat nor miss a product. */
function orderBy({ sort, direction, language }: ListingOrder): string {
  switch (sort) {
    case 'featured':
      return direction === 'asc' ? 'featured_rank, created_at desc, product_id' : 'featured_rank desc, created_at, product_id desc'
    case 'price':
      return `from_price ${direction}, product_id ${direction}`
    case 'name':
      return `${nameColumn(language)} ${direction}, product_id ${direction}`
    case 'created_at':
    case 'updated_at':
      return `${sort} ${direction}, product_id ${direction}`
  }
}

/** Names in these languages have a column with their collation. Others are sorted by the English name. */
function nameColumn(language: Language): string {
  return language === 'ru' || language === 'kk' ? `name_${language}` : 'name_en'
}

/** A longer filter would not help. Only the most frequent sizes are counted. */
export const mostSizes = 40

type Counts = {
  categoryId: string | null
  found: number
  total: number
  categories: Record<string, number> | null
  price: number[]
  colors: number[]
  availability: number[]
  sizes: Record<string, number> | null
}
export type CountedListings = Pick<Counts, 'categoryId' | 'found' | 'total'> & { facets: Facets }

/**
 * Counts all matches, and the matches for each choice of each facet with the other filters applied. `found` counts the products that match
 * the words before other filters; `categoryId` is null without a wanted category or with an unknown one.
 */
export async function countListings(db: Database, filter: ListingFilter): Promise<CountedListings> {
  const values = new StatementValues()
  const { category, price, color, availability, size } = conditionsOf(filter, values)
  const statement = `
    with cell as (${cellsOf(filter, values)}), judged as materialized (
      select *, ${category} as is_category, ${price} as is_price, ${color} as is_color, ${availability} as is_availability, ${size} as is_size from cell
    )
    select json_build_object(
      'categoryId', ${filter.category === undefined ? 'null' : activeCategory(values.add(filter.category))},
      'found', coalesce(sum(pieces), 0),
      'total', coalesce(sum(pieces) filter (where is_category and is_price and is_color and is_availability and is_size), 0),
      'categories', (select json_object_agg(c.slug, n.pieces) from (
        select category_id, sum(pieces) as pieces from judged, unnest(category_ids) category_id
        where is_price and is_color and is_availability and is_size group by category_id
      ) n join categories c on c.id = n.category_id and c.is_active),
      'price', json_build_array(${bitCounts('price_bands', 4, 'is_category and is_color and is_availability and is_size')}),
      'colors', json_build_array(${bitCounts('color_bits', 6, 'is_category and is_price and is_availability and is_size')}),
      'availability', json_build_array(${['in_stock', 'pre_order', 'out_of_stock']
        .map(
          (word) =>
            `coalesce(sum(pieces) filter (where availability = '${word}' and is_category and is_price and is_color and is_size), 0)`,
        )
        .join()}),
      'sizes', (select json_object_agg(size, pieces) from (
        select size, sum(pieces) as pieces from judged, unnest(sizes) size
        where is_category and is_price and is_color and is_availability group by size order by pieces desc, size limit ${mostSizes}
      ) counted)
    ) as counts
    from judged`
  const { rows } = await db.executeQuery<{ counts: Counts }>(CompiledQuery.raw(statement, values.list))
  const counts = rows[0]?.counts ?? {
    categoryId: null,
    found: 0,
    total: 0,
    categories: null,
    price: [],
    colors: [],
    availability: [],
    sizes: null,
  }
  const [under50 = 0, upTo100 = 0, upTo150 = 0, over150 = 0] = counts.price
  const [red = 0, blue = 0, green = 0, black = 0, white = 0, beige = 0] = counts.colors
  const [in_stock = 0, pre_order = 0, out_of_stock = 0] = counts.availability
  return {
    categoryId: counts.categoryId,
    found: counts.found,
    total: counts.total,
    facets: {
      categories: counts.categories ?? {},
      price: { '0-50': under50, '50-100': upTo100, '100-150': upTo150, '150-': over150 },
      colors: { red, blue, green, black, white, beige },
      availability: { in_stock, pre_order, out_of_stock },
      sizes: counts.sizes ?? {},
    },
  }
}

/** Counts products for each combination of facets. Triggers maintain these counts for all active products. */
function cellsOf(filter: ListingFilter, values: StatementValues): string {
  const cells = 'select category_ids, price_bands, color_bits, availability, sizes'
  const perCell = 'group by category_ids, price_bands, color_bits, availability, sizes'
  if (filter.status === 'active') {
    return filter.matching === undefined
      ? `${cells}, sum(pieces) as pieces from product_listing_counts ${perCell}`
      : `${cells}, pieces from matching_cells(${values.add(filter.matching)}::tsquery) join product_listings using (product_id)`
  }
  return `${cells}, count(*) as pieces from product_listings
    where ${statusIs(filter.status)} and ${matchingProducts(filter.matching, values)} ${perCell}`
}

function bitCounts(column: 'price_bands' | 'color_bits', bits: number, others: string): string {
  return Array.from(
    { length: bits },
    (_, place) => `coalesce(sum(pieces) filter (where ${column} & ${1 << place} <> 0 and ${others}), 0)`,
  ).join()
}
