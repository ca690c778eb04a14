import { QueryClient } from '@tanstack/react-query'
import { subscribeToChanges } from '#web/features/live/shop-changes.ts'
import { isWorthRetrying } from '../calls/worth-retrying.ts'
import { onSessionEvent } from '../session-events.ts'
import { catalogKey, ownKey } from './call-query.ts'

/** Specification, section 9. */
const staleMs = 5 * 60 * 1000
const lifetimeMs = 10 * 60 * 1000
const retries = 3
const firstDelayMs = 1000
const longestDelayMs = 30_000

/** Changes within this time cause one refetch. Milliseconds. */
const gatherMs = 200

/** Creates a client with the retries of the specification: only for queries, and only for errors that may be temporary. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: staleMs,
        gcTime: lifetimeMs,
        retry: (failures, error) => failures < retries && isWorthRetrying(error),
        retryDelay: (failures) => Math.min(longestDelayMs, firstDelayMs * 2 ** failures),
        // The service worker may have an answer, and browsers are often wrong about being online.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

let shared: QueryClient | undefined

/** Refetches catalogue data when the shop changes; resets one person's data on sign-in or sign-out. Browser only. */
export function sharedQueryClient(): QueryClient {
  if (shared) return shared
  const client = createQueryClient()
  shared = client
  let asking: ReturnType<typeof setTimeout> | undefined
  subscribeToChanges(() => {
    asking ??= setTimeout(() => {
      asking = undefined
      void client.invalidateQueries({ queryKey: [catalogKey], predicate: ({ meta }) => !meta?.staysShown })
      void client.invalidateQueries({ queryKey: [catalogKey], predicate: ({ meta }) => meta?.staysShown === true, refetchType: 'none' })
    }, gatherMs)
  })
  onSessionEvent((event) => {
    if (event !== 'signed_in' && event !== 'signed_out') return
    void client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] === ownKey })
  })
  return client
}
