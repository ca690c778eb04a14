import type { QueryClient } from '@tanstack/react-query'

/** Puts the answer of a write in the place of what was read. A reading under way began before it: it is dropped and made again. */
export async function showAnswer<Answer>(client: QueryClient, queryKey: readonly unknown[], answer: NoInfer<Answer>): Promise<void> {
  const isReading = client.isFetching({ queryKey, exact: true }) > 0
  await client.cancelQueries({ queryKey, exact: true })
  client.setQueryData(queryKey, answer)
  if (isReading) await client.invalidateQueries({ queryKey, exact: true })
}
