import { QueryObserver } from '@tanstack/react-query'
import type { Call, OwnRefusal } from '#contract/calls/typed-call.ts'
import { send, type SendOptions } from '../calls/send.ts'
import { callQuery, catalogKey, type ReadOptions } from './call-query.ts'
import { sharedQueryClient } from './query-client.ts'

/** Specification, section 9: the fetch helper. */
const firstDelayMs = 1000
const longestDelayMs = 5000
const jitter = 0.1

export type Observed<Answer> = { data: Answer | undefined; isError: boolean }

function retryDelay(failures: number): number {
  return Math.min(longestDelayMs, firstDelayMs * 2 ** failures) * (1 + jitter * (Math.random() * 2 - 1))
}

/**
 * Makes a reading call of public data and passes on its answer, cached for five minutes. After a change in the shop the answer stays shown
 * and is read again by the next user: a change must not cause a request of each open page. Returns the unsubscribe function.
 */
export function observeCall<Input, Answer, Own extends OwnRefusal>(
  call: Call<Input, Answer, Own>,
  input: NoInfer<Input>,
  options: ReadOptions,
  take: (observed: Observed<Answer>) => void,
): () => void {
  const query = callQuery(catalogKey, call, input, options)
  const observer = new QueryObserver(sharedQueryClient(), { ...query, retryDelay, refetchOnWindowFocus: false, meta: { staysShown: true } })
  const tell = ({ data, isError }: Observed<Answer>) => {
    if (data !== undefined || isError) take({ data, isError })
  }
  const stop = observer.subscribe(tell)
  tell(observer.getCurrentResult())
  return stop
}

let asked = 0

/** Makes a reading call whose answer must be current: retried like a query, shared with no other caller, never kept. Throws RequestError. */
export function readCurrent<Input, Answer, Own extends OwnRefusal>(
  call: Call<Input, Answer, Own>,
  input: NoInfer<Input>,
  { signal, ...options }: Pick<SendOptions, 'language' | 'timeoutMs' | 'signal'> = {},
): Promise<Answer> {
  const client = sharedQueryClient()
  const queryKey: readonly unknown[] = ['current', (asked += 1)]
  signal?.addEventListener('abort', () => void client.cancelQueries({ queryKey }), { once: true })
  return client.fetchQuery({
    queryKey,
    queryFn: ({ signal: leaving }) => send(call, input, { ...options, signal: leaving }),
    retryDelay,
    gcTime: 0,
  })
}
