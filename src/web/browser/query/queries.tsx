import { QueryClientProvider } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { RefetchContext } from '../use-refresh.ts'
import { ownKey } from './call-query.ts'
import { createQueryClient, sharedQueryClient } from './query-client.ts'

/** Provides the query cache. Lazily loaded parts render it themselves, so the first page loads without it. */
export function Queries({ children }: { children: React.ReactNode }) {
  const [client] = useState(() => (typeof window === 'undefined' ? createQueryClient() : sharedQueryClient()))
  const refetch = useCallback(
    () => void client.invalidateQueries({ predicate: ({ queryKey, meta }) => queryKey[0] === ownKey && !meta?.isLoaded }),
    [client],
  )
  return (
    <QueryClientProvider client={client}>
      <RefetchContext value={refetch}>{children}</RefetchContext>
    </QueryClientProvider>
  )
}
