import type { Category, Product } from '#contract/catalog.ts'
import type { SearchState } from './use-search.ts'

export type Entry = { key: string } & (
  | { kind: 'recent'; query: string }
  | { kind: 'product'; product: Product }
  | { kind: 'category'; category: Category }
  | { kind: 'all'; query: string }
)

export type EmptyField = { recent: readonly string[]; featured: readonly Product[] }

/**
 * Returns the list's entries: for an empty field earlier searches or else featured products; otherwise categories, products and the link to
 * all results.
 */
export function entriesOf(query: string, search: SearchState, { recent, featured }: EmptyField): Entry[] {
  const wanted = query.trim()
  if (wanted === '' && recent.length > 0) return recent.map((earlier) => ({ key: `recent-${earlier}`, kind: 'recent', query: earlier }))
  if (wanted === '') return featured.map((product) => ({ key: product.id, kind: 'product', product }))
  const { products, categories } = search.found ?? { products: [], categories: [] }
  if (search.state === 'found' && products.length + categories.length === 0) return []
  return [
    ...categories.map((category) => ({ key: category.id, kind: 'category', category }) as const),
    ...products.map((product) => ({ key: product.id, kind: 'product', product }) as const),
    { key: 'all', kind: 'all', query: wanted },
  ]
}
