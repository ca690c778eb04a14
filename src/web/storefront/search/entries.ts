import type { Category, Product } from '#contract/catalog.ts'
import type { SearchState } from './use-search.ts'

export type Entry = { key: string } & (
  | { kind: 'recent'; query: string }
  | { kind: 'product'; product: Product }
  | { kind: 'category'; category: Category }
  | { kind: 'all'; query: string }
)

/** What the list holds, top to bottom: earlier searches for an empty field, else categories, products and the way to all of them. */
export function entriesOf(query: string, search: SearchState, recent: readonly string[]): Entry[] {
  const wanted = query.trim()
  if (wanted === '') return recent.map((earlier) => ({ key: `recent-${earlier}`, kind: 'recent', query: earlier }))
  const { products, categories } = search.found ?? { products: [], categories: [] }
  return [
    ...categories.map((category) => ({ key: category.id, kind: 'category', category }) as const),
    ...products.map((product) => ({ key: product.id, kind: 'product', product }) as const),
    { key: 'all', kind: 'all', query: wanted },
  ]
}
