import { queryOptions } from '@tanstack/react-query'
import * as catalog from '#contract/calls/catalog.gen.ts'
import type { Language } from '#contract/languages.ts'
import { type Ask, derivedQuery, liveKey } from '#web/browser/query/call-query.ts'
import type { Shown } from './apply-change.ts'

/** Size of the initial list of newest products, which is refetched with all categories after missed changes. */
export const mostProducts = 12

export function shownQuery(language: Language) {
  return queryOptions({
    // Changes are merged here instead of refetched.
    ...derivedQuery(liveKey, ['realtime-demo'], shown, { language }),
    // Live changes keep the data current while the page is open.
    staleTime: Infinity,
    gcTime: 0,
  })
}

async function shown(ask: Ask): Promise<Shown> {
  const [{ products }, categories] = await Promise.all([
    ask(catalog.listProducts, { limit: mostProducts }),
    ask(catalog.listCategories, { active: 'true' }),
  ])
  return { products, categories }
}
