import type { Call, OwnRefusal } from '#contract/calls/typed-call.ts'

/** Keys of presses without an answer, by call and input. They last as long as the document. */
const unanswered = new Map<string, string>()

/**
 * Returns the idempotency header of a call that acts once per key (`once` in the contract). Until the call is answered, the same input has
 * the same key, so that a repeated press has no second effect. `own`: the caller's own key.
 */
export function headersOf<Input, Answer, Own extends OwnRefusal>(
  call: Call<Input, Answer, Own>,
  input: Input,
  own?: string,
): { 'idempotency-key': string } | undefined {
  if (!call.endsWith(' once')) return undefined
  const name = nameOf(call, input)
  const key = own ?? unanswered.get(name) ?? crypto.randomUUID()
  if (own === undefined) unanswered.set(name, key)
  return { 'idempotency-key': key }
}

/** The next press of the same input is another write. */
export function releaseKey<Input, Answer, Own extends OwnRefusal>(call: Call<Input, Answer, Own>, input: Input): void {
  unanswered.delete(nameOf(call, input))
}

function nameOf(call: string, input: unknown): string {
  return JSON.stringify([call, input])
}
