import { sql } from 'kysely'
import { mostCounted } from '#contract/rules/list-limits.ts'
import { onPage, sortedBy } from '#kit/lists/matching-rows.ts'
import type { Ctx } from '#modules/context.ts'
import { languagesOn } from '#modules/shop-languages.ts'
import { readAdminProducts } from './admin-product-store.ts'
import { type AdminProductFilter, type AdminProductSort, findMatching } from './matching-products.ts'
import { presentAdminProduct } from './present-admin-product.ts'

type AdminProductSearch = AdminProductFilter & { sort: AdminProductSort; order: 'asc' | 'desc'; page: number; limit: number }

export const productSorting = {
  created_at: 'p.created_at',
  updated_at: 'p.updated_at',
  name: sql`p.name collate "en-x-icu"`,
  price: 'p.price',
  stock: 'k.available',
}

export async function listAdminProducts(ctx: Pick<Ctx, 'db' | 'memory'>, search: AdminProductSearch) {
  const { page, limit } = search
  const { matching, total } = await findMatching(ctx.db, search)
  const listed = await onPage(sortedBy(matching.select('p.id'), search, productSorting, 'p.id'), search).execute()
  const rows = await readAdminProducts(
    ctx.db,
    listed.map(({ id }) => id),
  )
  return { products: rows.map((row) => presentAdminProduct(row, languagesOn(ctx))), total, page, limit }
}

export async function listProductIds({ db }: Pick<Ctx, 'db'>, filter: AdminProductFilter): Promise<{ ids: string[] }> {
  const { matching } = await findMatching(db, filter)
  const newest = sortedBy(matching.select('p.id'), { sort: 'created_at', order: 'desc' }, productSorting, 'p.id')
  return { ids: (await newest.limit(mostCounted).execute()).map(({ id }) => id) }
}

export async function countProducts({ db }: Pick<Ctx, 'db'>, filter: AdminProductFilter): Promise<{ total: number }> {
  return { total: (await findMatching(db, filter)).total }
}
