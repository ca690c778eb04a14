import { type SelectQueryBuilder, sql } from 'kysely'
import type { stockStates, translatedLanguages } from '#contract/rules/product-filters.ts'
import type { Product } from '#contract/catalog.ts'
import { lowStockAt } from '#contract/rules/catalog-filters.ts'
import { mostCounted } from '#contract/rules/list-limits.ts'
import type { Database } from '#kit/database/database.ts'
import { likePattern } from '#kit/database/like-pattern.ts'
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
  missing?: (typeof translatedLanguages)[number][] | undefined
}
export type AdminProductSort = 'created_at' | 'updated_at' | 'name' | 'price' | 'stock'

/** Products as `p`, with what is left of each as `k`. */
export type Matching = SelectQueryBuilder<DB & { p: DB['products']; k: DB['product_stock'] }, 'p' | 'k', object>

/** One or two letters stand in too many products for an index: they are sought among the newest. */
const newestSearched = 5000

/** What was typed is a part of a SKU or name, or words in any language, in the first reading of them that finds anything. */
export async function findMatching(
  db: Database,
  filter: AdminProductFilter & { sort?: AdminProductSort | undefined },
): Promise<{ matching: Matching; total: number }> {
  const counted = async (matching: Matching) => ({ matching, total: await countUpTo(db, matching, mostCounted) })
  const filtered = filteredProducts(db, filter)
  if (!filter.q) return counted(filtered)
  const holdsTyped = sql`lower(t.sku || ' ' || t.name) like ${likePattern(filter.q)}`
  if (filter.q.length <= 2) {
    const newest = sql`(select * from products order by created_at desc, id limit ${newestSearched})`
    return counted(filtered.where(sql<boolean>`p.id in (select t.id from ${newest} t where ${holdsTyped})`))
  }
  const typed = sql`select t.id from products t where ${holdsTyped}`
  for await (const words of matchingQueries(db, filter.q)) {
    const read = sql`select d.product_id from product_search d where d.document @@ ${words}::tsquery`
    const found = await counted(filtered.where(sql<boolean>`p.id in (${typed} union all ${read})`))
    if (found.total > 0) return found
  }
  return counted(filtered.where(sql<boolean>`p.id in (${typed})`))
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
  // PostgreSQL leaves out an outer join that nothing asks about, and walks an index in order only through an inner one.
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

/** As literals: only then can a cached plan use the indexes that leave out the archive. */
function statusIn(statuses: readonly Product['status'][] | undefined) {
  if (statuses === undefined || statuses.length === 0) return sql<boolean>`p.status <> 'archived'`
  return sql<boolean>`p.status in (${sql.join(statuses.map((status) => sql.lit(status)))})`
}

const stockIs = {
  low: sql<boolean>`k.available between 1 and ${sql.lit(lowStockAt)}`,
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
