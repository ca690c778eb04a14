import type { Call, OwnRefusal } from '#contract/calls/typed-call.ts'
import { subscribeToChanges } from '#web/features/live/shop-changes.ts'
import { addressOf } from './address-of.ts'
import { send, type SendOptions } from './send.ts'
import { withRetries } from './with-retries.ts'

/** Specification, section 9. */
const cacheMs = 5 * 60 * 1000

type Cached<Answer> = { at: number; answer: Promise<Answer> }
/** Keyed by the call, then by the address with its input. */
const cache = new Map<string, Map<string, Cached<unknown>>>()
subscribeToChanges(() => cache.clear())

/**
 * Makes a reading call with three retries and a five-minute cache, which any change in the shop empties. Not for queries:
 * docs/decisions/0022-retries-one-layer-per-request.md.
 */
export function read<Input, Answer, Own extends OwnRefusal>(
  call: Call<Input, Answer, Own>,
  input: NoInfer<Input>,
  options: Pick<SendOptions, 'language' | 'timeoutMs'> = {},
): Promise<Answer> {
  const answers = answersOf(call)
  const address = addressOf(call, input, options.language)
  const known = answers.get(address)
  if (known && Date.now() - known.at < cacheMs) return known.answer
  const answer = withRetries(() => send(call, input, options))
  const entry = { at: Date.now(), answer }
  answers.set(address, entry)
  answer.catch(() => {
    if (answers.get(address) === entry) answers.delete(address)
  })
  return answer
}

function answersOf<Input, Answer, Own extends OwnRefusal>(call: Call<Input, Answer, Own>): Map<string, Cached<Answer>> {
  const known = cache.get(call) ?? new Map<string, Cached<unknown>>()
  cache.set(call, known)
  return known as Map<string, Cached<Answer>>
}
