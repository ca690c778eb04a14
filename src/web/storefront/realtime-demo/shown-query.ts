import { queryOptions } from '@tanstack/react-query'
import * as catalog from '#contract/calls/catalog.gen.ts'
import type { Language } from '#contract/languages.ts'
import { send } from '#web/browser/calls/send.ts'
import type { Shown } from './apply-change.ts'

/** What the page begins with, and reads again when it missed something: the newest products and all categories. */
export const mostProducts = 12

export function shownQuery(language: Language) {
  return queryOptions({
    // Not below the catalogue's key: changes are merged here, and not read again.
    queryKey: ['realtime-demo', language],
    queryFn: async ({ signal }): Promise<Shown> => {
      const [{ products }, categories] = await Promise.all([
        send(catalog.listProducts, { limit: mostProducts }, { language, signal }),
        send(catalog.listCategories, { active: 'true' }, { language, signal }),
      ])
      return { products, categories }
    },
    // True by the changes that are heard, as long as the page is open.
    staleTime: Infinity,
    gcTime: 0,
  })
}
