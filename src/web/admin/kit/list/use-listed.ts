import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Call, OwnRefusal } from '#contract/calls/typed-call.ts'
import type { Language } from '#contract/languages.ts'
import { useLanguage } from '#web/browser/messages/use-messages.ts'
import { derivedQuery, ownKey } from '#web/browser/query/call-query.ts'
import { useLoaded, useLoadedResult } from '#web/browser/query/use-loaded.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { countViews } from './count-views.ts'
import type { List } from './list-address.ts'
import type { Listed } from './list-page.tsx'

type More<Answer, Taken, Query, Counted> = {
  /** The part of the answer that the loader takes, where it leaves fields out. */
  take?: (answer: Answer, language: Language) => Taken
  /** The call that counts the rows of a view, where the loader counts them. */
  counted?: {
    list: Pick<List<Query>, 'read'>
    call: Call<Counted, { total: number }, OwnRefusal>
    inputOf: (query: Query) => NoInfer<Counted>
  }
  /** Keys of the page's other queries, which are read again with the rows. */
  beside?: readonly (readonly unknown[])[]
}

/** For the queries of a list page. Nothing is cached, so that a page begins with its loader’s answers; the page retries by its refresh. */
export const listOptions = { gcTime: 0, retry: false, refetchOnWindowFocus: false }

/**
 * The rows of a list as a query: the loader's answer first, then what hints bring. `inputOf` is the loader's input of the same call. A
 * failed reading refreshes the page, which keeps the rows and says that they are old.
 */
export function useListed<
  Input,
  Answer extends object,
  Own extends OwnRefusal,
  Query,
  Loaded extends Taken & Listed<Query>,
  Taken extends object = Answer,
  Counted = void,
>(
  loaded: Loaded & { query: Query },
  call: Call<Input, Answer, Own>,
  inputOf: (query: Query) => NoInfer<Input>,
  { take = (answer) => answer as unknown as Taken, counted, beside = [] }: More<Answer, Taken, Query, Counted> = {},
) {
  const client = useQueryClient()
  const language = useLanguage()
  const refresh = useRefresh()
  const input = inputOf(loaded.query)
  const rows = {
    ...derivedQuery(ownKey, [call, input], async (ask) => take(await ask(call, input), language), { language }),
    ...listOptions,
  }
  const { data = loaded, dataUpdatedAt } = useLoadedResult<Taken>(rows, loaded)
  const filters = Object.keys(loaded.counts)
  const views = derivedQuery(ownKey, [counted?.call, filters], async (ask) => {
    if (!counted) return {}
    return await countViews(counted.list, filters, async (query) => (await ask(counted.call, counted.inputOf(query))).total)
  })
  const counts = useLoaded({ ...views, ...listOptions }, loaded.counts)
  const keys = [rows.queryKey, ...(counted ? [views.queryKey] : []), ...beside]

  async function readAgain() {
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
    if (keys.some((queryKey) => client.getQueryState(queryKey)?.status === 'error')) await refresh()
  }

  return {
    ...loaded,
    ...data,
    counts,
    loadedAt: useLoadedAt(loaded, data, dataUpdatedAt),
    readAgain,
    isReading: () => keys.some((queryKey) => client.isFetching({ queryKey }) > 0),
  }
}

/** When the data was read, by the server's clock: the browser's may be wrong. */
function useLoadedAt(loaded: { loadedAt: string }, data: unknown, updatedAtMs: number): string {
  const [aheadMs] = useState(() => Date.parse(loaded.loadedAt) - Date.now())
  return data === loaded ? loaded.loadedAt : new Date(updatedAtMs + aheadMs).toISOString()
}
