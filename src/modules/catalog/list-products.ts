import { isStaff } from '#contract/actor.ts'
import type { Facets, Product, ProductQuery } from '#contract/catalog.ts'
import type { Ctx } from '#modules/context.ts'
import { findActiveCategoryId } from './category-store.ts'
import type { ListingFilter } from './listing-filter.ts'
import { countListings, listProductIds } from './product-listing.ts'
import { presentProduct } from './product-presenter.ts'
import { readProducts } from './product-store.ts'
import { findMatchingQuery } from './search-store.ts'

export type ProductList = { products: Product[]; total: number; page: number; limit: number; facets: Facets }

/** A page of products with facet counts. Shoppers see active products, whatever status they ask for. */
export async function listProducts(ctx: Ctx, query: ProductQuery): Promise<ProductList> {
  for (const tag of ['products', 'categories', 'stocks']) ctx.uses.add(tag)
  const filter = await filterOf(ctx, query)
  const { page, limit } = query
  if (!filter) return { products: [], total: 0, page, limit, facets: noFacets }
  const direction = query.order ?? (query.sort === 'created_at' || query.sort === 'updated_at' ? 'desc' : 'asc')
  const [ids, counts] = await Promise.all([
    listProductIds(ctx.db, filter, { sort: query.sort, direction, language: ctx.language }, { page, limit }),
    countListings(ctx.db, filter),
  ])
  const rows = await readProducts(ctx.db, ids, ctx.language)
  return { products: rows.map(presentProduct), total: counts.total, page, limit, facets: counts.facets }
}

/** Undefined when nothing can match: an unknown category, or words that no product has. */
async function filterOf(ctx: Ctx, query: ProductQuery): Promise<ListingFilter | undefined> {
  const categoryId = query.category ? await findActiveCategoryId(ctx.db, query.category) : undefined
  if (query.category && categoryId === undefined) return undefined
  const matching = query.q ? await findMatchingQuery(ctx.db, query.q) : undefined
  if (query.q && matching === undefined) return undefined
  return {
    status: isStaff(ctx.actor) ? (query.status ?? 'active') : 'active',
    matching,
    categoryId,
    priceBands: query.price ?? [],
    colors: query.colors ?? [],
    availability: query.availability ?? [],
  }
}

const noFacets: Facets = {
  categories: {},
  price: { '0-50': 0, '50-100': 0, '100-150': 0, '150-': 0 },
  colors: { red: 0, blue: 0, green: 0, black: 0, white: 0, beige: 0 },
  availability: { in_stock: 0, pre_order: 0, out_of_stock: 0 },
}
