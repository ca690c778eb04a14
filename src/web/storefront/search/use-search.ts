import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#web/browser/messages/use-messages.ts'
import { useSettled } from '#web/browser/query/use-settled.ts'
import { type Found, searchQuery } from './search-queries.ts'

const pauseMs = 150

export type SearchState = { state: 'idle' | 'searching' | 'found' | 'failed'; found: Found | undefined }

/** Searches while the visitor types, after a short pause; cancels requests that are no longer needed. */
export function useSearch(query: string): SearchState & { retry: () => void } {
  const wanted = query.trim()
  const settled = useSettled(wanted, pauseMs)
  // An emptied field takes effect at once.
  const asked = wanted === '' ? '' : settled
  const { data, isPlaceholderData, isError, isPending, refetch } = useQuery(searchQuery(asked, useLanguage()))
  const isAnswered = asked === wanted && !isPending && !isPlaceholderData
  const state = wanted === '' ? 'idle' : !isAnswered ? 'searching' : isError ? 'failed' : 'found'
  return { state, found: data, retry: () => void refetch() }
}
