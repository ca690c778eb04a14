import { queryOptions } from '@tanstack/react-query'
import type { Call, OwnRefusal } from '#contract/calls/typed-call.ts'
import { send, type SendOptions } from '../calls/send.ts'

/** The first part of the query key of public catalogue data, which is refetched when the shop changes. */
export const catalogKey = 'catalog'
/** The first part of the query key of one person's data, which is dropped on sign-in and sign-out. */
export const ownKey = 'own'

export type ReadOptions = Pick<SendOptions, 'language' | 'timeoutMs'> & {
  /** Version of the saved data; part of the query key, so a new version makes the call again. */
  version?: number | string
}

/** One attempt: the query cache retries. `whose`: catalogue data, or one person's, which is dropped on sign-in or sign-out. */
export function callQuery<Input, Answer, Own extends OwnRefusal>(
  whose: typeof catalogKey | typeof ownKey,
  call: Call<Input, Answer, Own>,
  input: NoInfer<Input>,
  { version, ...options }: ReadOptions = {},
) {
  const queryKey: readonly unknown[] = [whose, call, input, options.language, version]
  return queryOptions({ queryKey, queryFn: ({ signal }) => send(call, input, { signal, ...options }) })
}

/** A query for the back office: shows the cached answer at once and refetches on every mount, but not on window focus. */
export function staffQuery<Input, Answer, Own extends OwnRefusal>(
  call: Call<Input, Answer, Own>,
  input: NoInfer<Input>,
  options: ReadOptions = {},
) {
  return queryOptions({ ...callQuery(ownKey, call, input, options), staleTime: 0, refetchOnWindowFocus: false })
}
