import type { AdminProduct } from '#contract/admin-products.ts'
import * as adminProducts from '#contract/calls/admin-products.gen.ts'
import { useLanguage } from '#web/browser/messages/use-messages.ts'
import { useTypedSearch } from '#web/browser/query/use-typed-search.ts'
import { namedIn } from '../named-in.ts'

export type ProductSearch = { state: 'found' | 'failed'; products: readonly AdminProduct[] }

const mostShown = 8

/** Searches products by the typed text, with names in the reader's language. Undefined while nothing is typed. */
export function useProductSearch(typed: string): ProductSearch | 'searching' | undefined {
  const language = useLanguage()
  const { found, state } = useTypedSearch(adminProducts.list, typed, { inputOf: (q) => ({ q, limit: mostShown }) })
  if (state === 'idle') return undefined
  if (state === 'searching') return 'searching'
  return { state, products: found?.products.map((product) => namedIn(language, product)) ?? [] }
}
