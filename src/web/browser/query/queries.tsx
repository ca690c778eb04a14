import { QueryClientProvider } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { RefetchContext } from '../use-refresh.ts'
import { ownKey } from './call-query.ts'
import { createQueryClient, sharedQueryClient } from './query-client.ts'

/** Provides the query cache. Lazily loaded parts render it themselves, so the first page loads without it. */
export function Queries({ children }: { children: React.ReactNode }) {
  const [client] = useState(() => (typeof window === 'undefined' ? createQueryClient() : sharedQueryClient()))
  const refetch = useCallback(() => {
    // The loaders read these again, and a reading that began before the change must not end after them.
    void client.cancelQueries({ predicate: ({ meta }) => meta?.isLoaded === true })
    void client.invalidateQueries({ queryKey: [ownKey], predicate: ({ meta }) => !meta?.isLoaded })
  }, [client])
  return (
    <QueryClientProvider client={client}>
      <RefetchContext value={refetch}>{children}</RefetchContext>
    </QueryClientProvider>
  )
}
