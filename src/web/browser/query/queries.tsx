import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createQueryClient, sharedQueryClient } from './query-client.ts'

/** The query cache for what is inside. Lazily loaded parts place it themselves, so that a first page comes without it. */
export function Queries({ children }: { children: React.ReactNode }) {
  const [client] = useState(() => (typeof window === 'undefined' ? createQueryClient() : sharedQueryClient()))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
