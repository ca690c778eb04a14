import { queryOptions } from '@tanstack/react-query'
import type { Call, OwnRefusal } from '#contract/calls/typed-call.ts'
import type { Language } from '#contract/languages.ts'
import { addressOf } from '../calls/address-of.ts'
import { send } from '../calls/send.ts'

/** The first part of the query key of public catalogue data, which is refetched when the shop changes. */
export const catalogKey = 'catalog'

/**
 * A reading call as a query, defined once beside its component and used by hook, loader and invalidation. `whose` is the catalogue, or one
 * person's data, which is dropped when somebody signs in or out. Each fetch is one attempt, since the query cache retries.
 */
export function callQuery<Input, Answer, Own extends OwnRefusal>(
  whose: typeof catalogKey | 'own',
  call: Call<Input, Answer, Own>,
  input: NoInfer<Input>,
  language?: Language,
) {
  return queryOptions({
    queryKey: [whose, addressOf(call, input, language)],
    queryFn: ({ signal }) => send(call, input, { signal, language }),
  })
}
