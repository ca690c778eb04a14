import { type FetchQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useIsReading } from '../use-refresh.ts'

/** For each observer of a query that a loader fills: it reads only when it is invalidated, and a refresh leaves it to the loader. */
export const loadedOptions = { staleTime: Infinity, meta: { isLoaded: true } }

type LoadedQuery<Answer> = Pick<FetchQueryOptions<Answer>, 'queryKey' | 'queryFn' | 'gcTime' | 'retry'>

/** A later loader answer replaces updates from hints and writes, unless that load began before them. */
export function useLoaded<Answer>(query: LoadedQuery<Answer>, loaded: NoInfer<Answer>): Answer {
  return useLoadedResult(query, loaded).data ?? loaded
}

/** `useLoaded` with the state of the query. */
export function useLoadedResult<Answer>(query: LoadedQuery<Answer>, loaded: NoInfer<Answer>) {
  const client = useQueryClient()
  const isLoading = useIsReading()
  const loadingSince = useRef(Infinity)
  const result = useQuery({ ...query, initialData: loaded, ...loadedOptions })
  useEffect(() => {
    if (isLoading) loadingSince.current = Date.now()
  }, [isLoading])
  const take = useEffectEvent((answer: Answer) => {
    const known = client.getQueryState<Answer>(query.queryKey)
    if (known === undefined || known.data === answer || known.dataUpdatedAt > loadingSince.current) return
    client.setQueryData(query.queryKey, () => answer)
  })
  useEffect(() => take(loaded), [loaded])
  return result
}
