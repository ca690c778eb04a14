import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Call, OwnRefusal } from '#contract/calls/typed-call.ts'
import { useLanguage } from '#web/browser/messages/use-messages.ts'
import { staffQuery } from '#web/browser/query/call-query.ts'
import { useLoadedResult } from '#web/browser/query/use-loaded.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import type { Listed } from './list-page.tsx'

/**
 * The rows of a list as a query: the loader's answer first, then what hints bring. `inputOf` is the loader's input of the same call. A
 * failed reading refreshes the page, which keeps the rows and says that they are old.
 */
export function useListed<Input, Answer extends object, Own extends OwnRefusal, Query, Loaded extends Answer & Listed<Query>>(
  loaded: Loaded & { query: Query },
  call: Call<Input, Answer, Own>,
  inputOf: (query: Query) => NoInfer<Input>,
) {
  const client = useQueryClient()
  const language = useLanguage()
  const refresh = useRefresh()
  // Not kept: a list that is opened again begins with its loader's rows.
  const query = { ...staffQuery(call, inputOf(loaded.query), { language }), gcTime: 0, retry: false }
  const { data = loaded, dataUpdatedAt } = useLoadedResult<Answer>(query, loaded)

  async function readAgain() {
    await client.invalidateQueries({ queryKey: query.queryKey })
    if (client.getQueryState(query.queryKey)?.status === 'error') await refresh()
  }

  return { ...loaded, ...data, loadedAt: useLoadedAt(loaded, data, dataUpdatedAt), readAgain }
}

/** When the data was read, by the server's clock: the browser's may be wrong. */
function useLoadedAt(loaded: { loadedAt: string }, data: unknown, updatedAtMs: number): string {
  const [aheadMs] = useState(() => Date.parse(loaded.loadedAt) - Date.now())
  return data === loaded ? loaded.loadedAt : new Date(updatedAtMs + aheadMs).toISOString()
}
