import { queryOptions } from '@tanstack/react-query'
import type { Call, OwnRefusal } from '#contract/calls/typed-call.ts'
import { send, type SendOptions } from '../calls/send.ts'

/** The first part of the query key of public catalogue data, which is refetched when the shop changes. */
export const catalogKey = 'catalog'

type ReadOptions = Pick<SendOptions, 'language' | 'timeoutMs'> & {
  /** Of what is saved: the call is made again where it differs. */
  version?: number | string
}

/** A reading call as a query, in one attempt: the cache retries. `whose`: the catalogue's, or one person's, dropped on signing in or out. */
export function callQuery<Input, Answer, Own extends OwnRefusal>(
  whose: typeof catalogKey | 'own',
  call: Call<Input, Answer, Own>,
  input: NoInfer<Input>,
  { version, ...options }: ReadOptions = {},
) {
  const queryKey: readonly unknown[] = [whose, call, input, options.language, version]
  return queryOptions({ queryKey, queryFn: ({ signal }) => send(call, input, { signal, ...options }) })
}

/** For the back office: a known answer is shown at once and read again wherever it is opened, and never by a window that gets the focus. */
export function staffQuery<Input, Answer, Own extends OwnRefusal>(
  call: Call<Input, Answer, Own>,
  input: NoInfer<Input>,
  options: ReadOptions = {},
) {
  return queryOptions({ ...callQuery('own', call, input, options), staleTime: 0, refetchOnWindowFocus: false })
}
