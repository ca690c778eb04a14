import { useEffect, useState } from 'react'
import type { Category, Product } from '#contract/catalog.ts'
import { get } from '#web/kit/request.ts'
import { useLanguage } from '#web/kit/words/use-words.ts'

const pauseMs = 150

export type Found = { products: Product[]; categories: Category[] }
export type Search = { state: 'idle' | 'searching' | 'failed'; found?: undefined } | { state: 'found' | 'searching'; found: Found; query: string }

/** Searches while one types: a short pause first, and an answer that is no longer wanted is given up. What was found stays until there is more. */
export function useSearch(query: string): Search & { retry: () => void } {
  const language = useLanguage()
  const wanted = query.trim()
  const [search, setSearch] = useState<Search>({ state: 'idle' })
  const [tries, setTries] = useState(0)

  useEffect(() => {
    if (wanted === '') return setSearch({ state: 'idle' })
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      setSearch((before) => ({ ...before, state: 'searching' }) as Search)
      get<Found>(`/api/search?${new URLSearchParams({ q: wanted, lang: language })}`, { signal: leaving.signal }).then(
        (found) => {
          if (!leaving.signal.aborted) setSearch({ state: 'found', found, query: wanted })
        },
        () => {
          if (!leaving.signal.aborted) setSearch({ state: 'failed' })
        },
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [wanted, language, tries])

  return { ...search, retry: () => setTries((count) => count + 1) }
}
