import { queryOptions } from '@tanstack/react-query'
import type { Call, OwnRefusal } from '#contract/calls/typed-call.ts'
import { send, type SendOptions } from '../calls/send.ts'

/** The first part of the query key of public catalogue data, which is refetched when the shop changes. */
export const catalogKey = 'catalog'
/** The first part of the query key of one person's data, which is dropped on sign-in and sign-out. */
export const ownKey = 'own'

/** The first part of the query key of data that its page keeps current by itself. */
export const liveKey = 'live'

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

/** Makes a call of a derived query, in one attempt. */
export type Ask = <Input, Answer, Own extends OwnRefusal>(call: Call<Input, Answer, Own>, input: NoInfer<Input>) => Promise<Answer>

/**
 * A query whose value is derived from answers: a part of one, or several together. `of` names the value and all that it depends on. Other
 * parameters as in `callQuery`.
 */
export function derivedQuery<Value>(
  whose: typeof catalogKey | typeof ownKey | typeof liveKey,
  of: readonly unknown[],
  derive: (ask: Ask) => Promise<Value>,
  options: Omit<ReadOptions, 'version'> = {},
) {
  const queryKey: readonly unknown[] = [whose, 'derived', ...of, options.language]
  return queryOptions({ queryKey, queryFn: ({ signal }) => derive((call, input) => send(call, input, { signal, ...options })) })
}

/** For a query that must be current: nothing is cached. */
export const ofThisMoment = { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false }

/** A query for the back office: shows the cached answer at once and refetches on every mount, but not on window focus. */
export function staffQuery<Input, Answer, Own extends OwnRefusal>(
  call: Call<Input, Answer, Own>,
  input: NoInfer<Input>,
  options: ReadOptions = {},
) {
  return queryOptions({ ...callQuery(ownKey, call, input, options), staleTime: 0, refetchOnWindowFocus: false })
}
