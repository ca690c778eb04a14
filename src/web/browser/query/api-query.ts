import { queryOptions } from '@tanstack/react-query'
import { request } from '../request.ts'

/** The first part of the key of what everybody may see of the catalogue; whatever has another belongs to one person. */
export const catalogKey = 'catalog'

/**
 * What a GET answers, as a query: each address once, defined beside what asks for it and used by hook, loader and invalidation alike.
 * One try a turn, since the query cache retries.
 */
export function catalogQuery<T>(path: string, query: Record<string, string> = {}) {
  const address = Object.keys(query).length === 0 ? path : `${path}?${new URLSearchParams(query)}`
  return queryOptions({
    queryKey: [catalogKey, address],
    queryFn: ({ signal }) => request<T>(address, { signal }),
  })
}
