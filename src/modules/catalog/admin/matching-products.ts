import type { OtherLanguage } from '#contract/languages.ts'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { stockStates } from '#contract/rules/product-filters.ts'
import type { Product } from '#contract/catalog.ts'
import { mostCounted } from '#contract/rules/list-limits.ts'
import type { SortOf } from '#contract/rules/list-sorts.ts'
import type { Database } from '#kit/database/database.ts'
import { holdsWords, isTooShortForIndex } from '#kit/database/holds-words.ts'
import type { DB } from '#kit/database/tables.ts'
import { isId } from '#kit/ids.ts'
import { countUpTo } from '#kit/lists/matching-rows.ts'
import { matchingQueries } from '../search/search-store.ts'

export type AdminProductFilter = {
  q?: string | undefined
  category?: string | undefined
  status?: Product['status'][] | undefined
  stock?: (typeof stockStates)[number][] | undefined
  product_type?: string | undefined
  missing?: OtherLanguage[] | undefined
}
export type AdminProductSort = SortOf<'products'>

/** Products as `p`, with the stock of each as `k`. */
export type Matching = SelectQueryBuilder<DB & { p: DB['products']; k: DB['product_stock'] }, 'p' | 'k', object>

/** One or two letters occur in too many products for an index, so only the newest products are searched. */
const newestSearched = 5000
/** With this many matches or more, walking along the list fills a page sooner. */
const fewFound = 1000

/** Finds products whose SKU or name contains the query, or whose texts match the first reading of it that finds any product. */
export async function findMatching(
  db: Database,
  filter: AdminProductFilter & { sort?: AdminProductSort | undefined },
): Promise<{ matching: Matching; total: number }> {
  const counted = async (matching: Matching) => ({ matching, total: await countUpTo(db, matching, mostCounted) })
  const filtered = filteredProducts(db, filter)
  if (!filter.q) return counted(filtered)
  const holdsTyped = (product: 'p' | 't') =>
    holdsWords(sql`${sql.ref(`${product}.sku`)} || ' ' || ${sql.ref(`${product}.name`)}`, filter.q ?? '')
  if (isTooShortForIndex(filter.q)) {
    const newest = sql`(select p.id, ${holdsTyped('p')} as holds from products p where ${statusIn(filter.status)}
      order by p.created_at desc, p.id limit ${newestSearched})`
    return counted(filtered.where(sql<boolean>`p.id in (select t.id from ${newest} t where t.holds)`))
  }
  const typed = sql`select t.id from products t where ${holdsTyped('t')}`
  for await (const { query } of matchingQueries(db, filter.q)) {
    const read = sql`select d.product_id from product_search d where d.document @@ ${query}::tsquery`
    const ids = await someOf(db, sql`${typed} limit ${fewFound}`, sql`${read} limit ${fewFound}`)
    if (ids.length === 0) continue
    const isFew = ids.length < fewFound
    const sought = filtered.where(isFew ? sql<boolean>`p.id = any(${ids})` : sql<boolean>`p.id in (${typed} union all ${read})`)
    const total =
      isFew || isNarrowed(filter)
        ? await countUpTo(db, sought, mostCounted)
        : await countKept(db, sql`select p.id from products p where ${statusIn()} and ${holdsTyped('p')}`, read)
    if (total === 0) continue
    if (isFew || total < fewFound) return { matching: sought, total }
    // PostgreSQL evaluates a scalar subquery row by row, and only for the rows that the page needs.
    const isRead = sql<boolean>`(select d.document @@ ${query}::tsquery from product_search d where d.product_id = p.id)`
    return { matching: filtered.where(sql<boolean>`(${holdsTyped('p')} or ${isRead})`), total }
  }
  return counted(filtered.where(sql<boolean>`p.id in (${typed})`))
}

function isNarrowed({ category, status = [], stock = [], product_type: productType, missing = [] }: AdminProductFilter): boolean {
  return category !== undefined || productType !== undefined || status.length + stock.length + missing.length > 0
}

/** Counts the matches outside the archive. Excluding the small archive is cheaper than a join with all other products. */
async function countKept(db: Database, typed: RawBuilder<unknown>, read: RawBuilder<unknown>): Promise<number> {
  const count = async (found: RawBuilder<unknown>) =>
    (await sql<{ total: number }>`select count(*)::int as total from (${found}) as f`.execute(db)).rows[0]?.total ?? 0
  const keptRead = sql`select f.product_id from (${read}) as f where not exists (select from products a where a.id = f.product_id and a.status = 'archived')`
  // Excluding products in both results costs more than counting either, and is seldom necessary.
  for (const one of [keptRead, typed]) {
    const total = await count(sql`${one} limit ${mostCounted}`)
    if (total >= mostCounted) return total
  }
  return count(sql`select * from (${typed} union ${keptRead}) as both_found limit ${mostCounted}`)
}

async function someOf(db: Database, ...found: RawBuilder<unknown>[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select f.id from (${sql.join(
    found.map((one) => sql`(${one})`),
    sql` union `,
  )}) as f (id)`.execute(db)
  return rows.map(({ id }) => id)
}

function filteredProducts(
  db: Database,
  {
    category,
    status,
    stock = [],
    product_type: productType,
    missing = [],
    sort,
  }: AdminProductFilter & { sort?: AdminProductSort | undefined },
): Matching {
  const products = db.selectFrom('products as p')
  // PostgreSQL drops an unused outer join, but walks an index in order only through an inner join.
  const isAboutStock = sort === 'stock' || stock.some((state) => state !== 'pre_order')
  const joined = isAboutStock
    ? products.innerJoin('product_stock as k', 'k.product_id', 'p.id')
    : products.leftJoin('product_stock as k', 'k.product_id', 'p.id')
  let matching = joined.where(statusIn(status)) as unknown as Matching
  if (category) matching = matching.where(isIn(category))
  if (productType) matching = matching.where('p.product_type_id', '=', productType)
  if (missing.length > 0) matching = matching.where(lacksTexts(missing))
  return stock.length > 0 ? matching.where((eb) => eb.or(stock.map((state) => stockIs[state]))) : matching
}

export const isKept = sql<boolean>`p.status <> 'archived'`

/** Uses literals: only then can a cached plan use the indexes without archived products. */
function statusIn(statuses?: readonly Product['status'][]) {
  if (statuses === undefined || statuses.length === 0) return isKept
  return sql<boolean>`p.status in (${sql.join(statuses.map((status) => sql.lit(status)))})`
}

export const stockIs = {
  low: sql<boolean>`k.available between 1 and low_stock_at()`,
  out: sql<boolean>`k.available = 0`,
  pre_order: sql<boolean>`p.is_pre_order`,
}

function lacksTexts(languages: NonNullable<AdminProductFilter['missing']>) {
  return sql<boolean>`p.id in (select m.product_id from product_missing_texts m where m.language = any(${languages}))`
}

function isIn(category: string) {
  const isNamed = isId(category) ? sql`c.id = ${category}::uuid` : sql`c.slug = ${category}`
  return sql<boolean>`p.id in (select pc.product_id from product_categories pc join categories c on c.id = pc.category_id where ${isNamed})`
}
