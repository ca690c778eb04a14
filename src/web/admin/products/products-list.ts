import { otherLanguages } from '#contract/languages.ts'
import { productStatuses, stockStates } from '#contract/rules/product-filters.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { listSorts } from '#contract/rules/list-sorts.ts'
import { anId, defineList, oneOf, pageOf, type QueryOf } from '../kit/list/list-address.ts'

const aSlug = (text: string) => /^[a-z0-9-]{1,100}$/.exec(text)?.[0]

export const productsList = defineList({
  name: 'products',
  address: adminPages.products,
  filters: {
    category: aSlug,
    status: oneOf(productStatuses),
    stock: oneOf(stockStates),
    product_type: anId,
    missing: oneOf(otherLanguages),
  },
  sorts: listSorts.products,
})
export type ProductsQuery = QueryOf<typeof productsList>

/** Returns the input of the call that reads one page. */
export function askedOf({ hide: _columns, ...query }: ProductsQuery) {
  return severalOf(pageOf(query))
}

/** Returns the filter for a call about all listed products. */
export function filterOf({ q, category, status, stock, product_type, missing }: ProductsQuery) {
  return severalOf({ q, category, product_type, status, stock, missing })
}

/** The predefined views of the list, apart from "all". */
export const productViews = [
  ...stockStates.map((stock) => ({ name: stock, query: { stock } })),
  ...otherLanguages.map((missing) => ({ name: `missing_${missing}` as const, query: { missing } })),
  { name: 'draft', query: { status: 'draft' } },
  { name: 'archived', query: { status: 'archived' } },
] as const

export function fileQuery(query: ProductsQuery) {
  return severalOf(productsList.fileQuery(query))
}

type States = Pick<ProductsQuery, 'status' | 'stock' | 'missing'>

function severalOf<Query extends States>({ status, stock, missing, ...query }: Query) {
  return { ...query, status: status && [status], stock: stock && [stock], missing: missing && [missing] }
}
