import type { List } from './list-address.ts'

/** Counts the rows of each view by its filters, as `filterOf` writes them. Three counts at a time leave connections for other requests. */
export async function countViews<Query>(
  list: Pick<List<Query>, 'read'>,
  filters: readonly string[],
  count: (query: Query) => Promise<number>,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  const waiting = [...new Set(filters)]
  const countNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      counts[next] = await count(list.read(new URLSearchParams(next)))
    }
  }
  await Promise.all([countNext(), countNext(), countNext()])
  return counts
}
