import { queryOptions } from '@tanstack/react-query'
import * as catalog from '#contract/calls/catalog.gen.ts'
import type { Language } from '#contract/languages.ts'
import { send } from '#web/browser/calls/send.ts'
import type { Shown } from './apply-change.ts'

/** Size of the initial list of newest products, which is refetched with all categories after missed changes. */
export const mostProducts = 12

export function shownQuery(language: Language) {
  return queryOptions({
    // Not below the catalogue's key: changes are merged here instead of refetched.
    queryKey: ['realtime-demo', language],
    queryFn: async ({ signal }): Promise<Shown> => {
      const [{ products }, categories] = await Promise.all([
        send(catalog.listProducts, { limit: mostProducts }, { language, signal }),
        send(catalog.listCategories, { active: 'true' }, { language, signal }),
      ])
      return { products, categories }
    },
    // Live changes keep the data current while the page is open.
    staleTime: Infinity,
    gcTime: 0,
  })
}
