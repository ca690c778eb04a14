import { QueryClient } from '@tanstack/react-query'
import { subscribeToChanges } from '#web/features/live/shop-changes.ts'
import { isWorthRetrying } from '../request-errors.ts'
import { onSessionEvent } from '../session-events.ts'
import { catalogKey } from './api-query.ts'

/** Constants of the specification, section 9. */
const staleMs = 5 * 60 * 1000
const keptMs = 10 * 60 * 1000
const retries = 3
const firstDelayMs = 1000
const longestDelayMs = 30_000

/** Changes that come together are asked for once. */
const gatherMs = 200

/** With the retries of the specification: of queries alone, and of those only what may pass by itself. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: staleMs,
        gcTime: keptMs,
        retry: (failures, error) => failures < retries && isWorthRetrying(error),
        retryDelay: (failures) => Math.min(longestDelayMs, firstDelayMs * 2 ** failures),
        // The service worker may have an answer, and what a browser believes of its network is often wrong.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

let shared: QueryClient | undefined

/**
 * One for the document. What was fetched of the catalogue is asked anew when the shop changed; nothing of one person is left for the
 * next. Browser only.
 */
export function sharedQueryClient(): QueryClient {
  if (shared) return shared
  const client = createQueryClient()
  shared = client
  let asking: ReturnType<typeof setTimeout> | undefined
  subscribeToChanges(() => {
    asking ??= setTimeout(() => {
      asking = undefined
      void client.invalidateQueries({ queryKey: [catalogKey] })
    }, gatherMs)
  })
  onSessionEvent((event) => {
    if (event !== 'signed_in' && event !== 'signed_out') return
    void client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== catalogKey })
  })
  return client
}
