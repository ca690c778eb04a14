import type { QueryClient } from '@tanstack/react-query'

/** A read in progress began before the write, so it is cancelled and made again. */
export async function showAnswer<Answer>(client: QueryClient, queryKey: readonly unknown[], answer: NoInfer<Answer>): Promise<void> {
  const isReading = client.isFetching({ queryKey, exact: true }) > 0
  await client.cancelQueries({ queryKey, exact: true })
  client.setQueryData(queryKey, answer)
  if (isReading) await client.invalidateQueries({ queryKey, exact: true })
}
