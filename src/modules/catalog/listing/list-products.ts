import { isStaff } from '#contract/actor.ts'
import type { Facets, Product, ProductQuery } from '#contract/catalog.ts'
import type { Ctx } from '#modules/context.ts'
import { readKeptProducts } from '../products/kept-products.ts'
import { addCounts } from './add-counts.ts'
import { countsOf, idsOf } from './kept-listings.ts'
import type { ListingFilter } from './listing-filter.ts'
import type { CountedListings } from './product-listing.ts'
import { type MatchingQuery, matchingQueries } from '../search/search-store.ts'

export type ProductList = { products: Product[]; total: number; page: number; limit: number; facets: Facets }
type Found = CountedListings & { products: Product[] }

/** Returns a page of products with facet counts. Shoppers see only active products, even if they request another status. */
export async function listProducts(ctx: Ctx, query: ProductQuery): Promise<ProductList> {
  ctx.uses.add('categories')
  const { page, limit } = query
  const filter = filterOf(ctx, query)
  const found = query.q ? await findListings(ctx, query, filter, query.q) : await readListings(ctx, query, filter)
  if (!found || (filter.category !== undefined && found.categoryId === null))
    return { products: [], total: 0, page, limit, facets: noFacets }
  return { products: found.products, total: found.total, page, limit, facets: found.facets }
}

async function readListings(ctx: Ctx, query: ProductQuery, filter: ListingFilter): Promise<Found> {
  const [products, counts] = await Promise.all([readPage(ctx, query, filter), countsOf(ctx, filter)])
  return { products, ...counts }
}

/** Tries the readings of the query until one matches any product. Undefined when none does. */
async function findListings(ctx: Ctx, query: ProductQuery, filter: ListingFilter, words: string): Promise<Found | undefined> {
  ctx.uses.add('search')
  ctx.uses.add('listing')
  for await (const asked of matchingQueries(ctx.db, words)) {
    const counts = await countMatching(ctx, filter, asked)
    const { found, total } = counts
    if (found === 0) continue
    const matching = asked.query
    return { products: total === 0 ? [] : await readPage(ctx, query, { ...filter, matching, matches: { found, total } }), ...counts }
  }
  return undefined
}

/** Counts two words that share no product separately, since the counts of a single word are often cached. */
async function countMatching(ctx: Ctx, filter: ListingFilter, { query, apart: [one, other] }: MatchingQuery): Promise<CountedListings> {
  const count = (matching: string) => countsOf(ctx, { ...filter, matching })
  return one === undefined || other === undefined ? count(query) : addCounts(await count(one), await count(other))
}

async function readPage(ctx: Ctx, { sort, order, page, limit }: ProductQuery, filter: ListingFilter): Promise<Product[]> {
  const direction = order ?? (sort === 'created_at' || sort === 'updated_at' ? 'desc' : 'asc')
  const ids = await idsOf(ctx, filter, { sort, direction, language: ctx.language }, { page, limit })
  const products = await readKeptProducts(ctx, ids)
  // A product may have become a draft since its id was read.
  return products.filter(({ status }) => status === filter.status)
}

function filterOf(ctx: Ctx, query: ProductQuery): ListingFilter {
  return {
    status: isStaff(ctx.actor) ? (query.status ?? 'active') : 'active',
    matching: undefined,
    category: query.category || undefined,
    priceBands: query.price ?? [],
    colors: query.colors ?? [],
    availability: query.availability ?? [],
    sizes: query.sizes ?? [],
  }
}

const noFacets: Facets = {
  categories: {},
  price: { '0-50': 0, '50-100': 0, '100-150': 0, '150-': 0 },
  colors: { red: 0, blue: 0, green: 0, black: 0, white: 0, beige: 0 },
  availability: { in_stock: 0, pre_order: 0, out_of_stock: 0 },
  sizes: {},
}
