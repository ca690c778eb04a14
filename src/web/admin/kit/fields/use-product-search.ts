import { useEffect, useState } from 'react'
import type { AdminProduct } from '#contract/admin-products.ts'
import * as adminProducts from '#contract/calls/admin-products.gen.ts'
import { useLanguage } from '#web/browser/messages/use-messages.ts'
import { send } from '#web/browser/calls/send.ts'
import { withRetries } from '#web/browser/calls/with-retries.ts'
import { namedIn } from '../named-in.ts'

export type ProductSearch = { q: string; state: 'found' | 'failed'; products: readonly AdminProduct[] }

/** Typing waits this long for the next letter. */
const pauseMs = 200
const mostShown = 8

/** The first products that have what is typed, as the reader calls them; undefined while nothing is typed or asked for. */
export function useProductSearch(typed: string): ProductSearch | 'searching' | undefined {
  const language = useLanguage()
  const q = typed.trim()
  const [found, setFound] = useState<ProductSearch>()

  useEffect(() => {
    if (q === '') return
    const asking = new AbortController()
    const timer = setTimeout(() => {
      withRetries(() => send(adminProducts.list, { q, limit: mostShown }, { signal: asking.signal }), asking.signal).then(
        ({ products }) => setFound({ q, state: 'found', products: products.map((product) => namedIn(language, product)) }),
        () => {
          if (!asking.signal.aborted) setFound({ q, state: 'failed', products: [] })
        },
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [q, language])

  if (q === '') return undefined
  return found?.q === q ? found : 'searching'
}
