import { stockStates } from '#contract/admin-products.ts'
import { productStatuses } from '#contract/catalog.ts'
import { pages } from '#contract/pages.ts'
import { anId, defineList, oneOf, type QueryOf } from '../kit/list/list-address.ts'

const aSlug = (text: string) => /^[a-z0-9-]{1,100}$/.exec(text)?.[0]

export const productsList = defineList({
  name: 'products',
  address: pages.adminProducts,
  filters: { category: aSlug, status: oneOf(productStatuses), stock: oneOf(stockStates), product_type: anId },
  sorts: ['created_at', 'updated_at', 'name', 'price', 'stock'],
})
export type ProductsQuery = QueryOf<typeof productsList>

/** As the call reads it, which takes several states at once. */
export function askedOf({ status, stock, hide: _columns, ...query }: ProductsQuery) {
  return { ...query, status: status && [status], stock: stock && [stock] }
}

export function fileQuery(query: ProductsQuery) {
  const { status, stock, ...rest } = productsList.fileQuery(query)
  return { ...rest, status: status && [status], stock: stock && [stock] }
}
