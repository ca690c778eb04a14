import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Category, Product } from '#contract/catalog.ts'
import type { Language } from '#contract/languages.ts'
import { catalogKey, catalogQuery } from '#web/browser/query/api-query.ts'
import { request } from '#web/browser/request.ts'

/** Constants of the specification, section 9. */
const requested = 12
const shown = 4
const featuredStaleMs = 60_000
const featuredKeptMs = 10 * 60 * 1000

export type Found = { products: Product[]; categories: Category[] }

/** What was found stays in sight until there is more. */
export function searchQuery(wanted: string, language: Language) {
  return queryOptions({
    ...catalogQuery<Found>('/api/search', { q: wanted, lang: language }),
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
  })
}

/** Four featured products. When the call fails, the last ones known to the shop's own copy, else none: then nothing is asked again. */
export function featuredQuery(language: Language) {
  const list = new URLSearchParams({ limit: String(requested), status: 'active', lang: language })
  return queryOptions({
    queryKey: [catalogKey, 'featured', language],
    queryFn: async ({ signal }) => {
      const { products } = await request<{ products: Product[] }>(`/api/products?${list}`, { signal })
        .catch(() => request<{ products: Product[] }>(`/data/featured.json?lang=${language}`, { signal }))
        .catch(() => ({ products: [] }))
      return products.toSorted((a, b) => Number(b.availability === 'in_stock') - Number(a.availability === 'in_stock')).slice(0, shown)
    },
    staleTime: featuredStaleMs,
    gcTime: featuredKeptMs,
    refetchOnWindowFocus: false,
  })
}
