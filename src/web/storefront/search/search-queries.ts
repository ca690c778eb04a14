import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/calls/typed-call.ts'
import * as catalog from '#contract/calls/catalog.gen.ts'
import { featuredFile } from '#contract/featured-file.ts'
import type { Language } from '#contract/languages.ts'
import { type Ask, callQuery, catalogKey, derivedQuery } from '#web/browser/query/call-query.ts'

/** Specification, section 9. */
const requested = 12
const shown = 4
const featuredStaleMs = 60_000
const featuredLifetimeMs = 10 * 60 * 1000

export type Found = AnswerOf<typeof catalog.search>

/** The previous results stay visible until new ones arrive. */
export function searchQuery(wanted: string, language: Language) {
  return queryOptions({
    ...callQuery(catalogKey, catalog.search, { q: wanted }, { language }),
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
  })
}

/** Four featured products. If the call fails, the shop's own copy of the last ones; otherwise none, without a retry. */
export function featuredQuery(language: Language) {
  return queryOptions({
    ...derivedQuery(catalogKey, ['featured'], featured, { language }),
    staleTime: featuredStaleMs,
    gcTime: featuredLifetimeMs,
    refetchOnWindowFocus: false,
  })
}

async function featured(ask: Ask) {
  const { products } = await ask(catalog.listProducts, { limit: requested, status: 'active' })
    .catch(() => ask(featuredFile, undefined))
    .catch(() => ({ products: [] }))
  return products.toSorted((a, b) => Number(b.availability === 'in_stock') - Number(a.availability === 'in_stock')).slice(0, shown)
}
