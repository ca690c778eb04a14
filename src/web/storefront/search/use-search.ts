import { useEffect, useState } from 'react'
import type { Category, Product } from '#contract/catalog.ts'
import { get } from '#web/kit/request.ts'
import { useLanguage } from '#web/kit/words/use-words.ts'

const pauseMs = 150

export type Found = { products: Product[]; categories: Category[] }
export type SearchState = { state: 'idle' | 'searching' | 'found' | 'failed'; found: Found | undefined }

/** Searches while one types: a short pause first, and an answer that is no longer wanted is given up. What was found stays until there is more. */
export function useSearch(query: string): SearchState & { retry: () => void } {
  const language = useLanguage()
  const [tries, setTries] = useState(0)
  const [answer, setAnswer] = useState<{ asked: string; found: Found | undefined }>()
  const wanted = query.trim()
  const asked = `${tries} ${new URLSearchParams({ q: wanted, lang: language })}`

  useEffect(() => {
    if (wanted === '') return
    const leaving = new AbortController()
    const answered = (found: Found | undefined) => {
      if (!leaving.signal.aborted) setAnswer({ asked, found })
    }
    const timer = setTimeout(() => {
      get<Found>(`/api/search?${asked.slice(asked.indexOf(' ') + 1)}`, { signal: leaving.signal }).then(answered, () => answered(undefined))
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [wanted, asked])

  return { state: stateOf(wanted, asked, answer), found: answer?.found, retry: () => setTries((count) => count + 1) }
}

function stateOf(wanted: string, asked: string, answer: { asked: string; found: Found | undefined } | undefined): SearchState['state'] {
  if (wanted === '') return 'idle'
  if (answer?.asked !== asked) return 'searching'
  return answer.found ? 'found' : 'failed'
}
