import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createQueryClient, sharedQueryClient } from './query-client.ts'

/** Provides the query cache. Lazily loaded parts render it themselves, so the first page loads without it. */
export function Queries({ children }: { children: React.ReactNode }) {
  const [client] = useState(() => (typeof window === 'undefined' ? createQueryClient() : sharedQueryClient()))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
