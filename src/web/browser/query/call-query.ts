import { queryOptions } from '@tanstack/react-query'
import type { Call, OwnRefusal } from '#contract/calls/typed-call.ts'
import type { Language } from '#contract/languages.ts'
import { addressOf } from '../calls/address-of.ts'
import { send } from '../calls/send.ts'

/** The first part of the query key of public catalogue data, which is refetched when the shop changes. */
export const catalogKey = 'catalog'

/** A reading call as a query, in one attempt: the cache retries. `whose`: the catalogue's, or one person's, dropped on signing in or out. */
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
