import type { Call, OwnRefusal } from '#contract/calls/typed-call.ts'
import { type Done, doneBefore } from './done-before.ts'
import { isAnswerLost } from './refusal-sentence.ts'
import { refusalOf, RequestError } from './request-errors.ts'
import { partsOf } from './request-parts.ts'
import type { SendFileOptions } from './send-file.ts'
import { send, sendAlone } from './send.ts'

export type WriteOptions = Pick<SendFileOptions, 'language' | 'timeoutMs' | 'signal' | 'onProgress'> & {
  /** `sendFile` for a call that takes a file; only `sendFile` reports progress. */
  by?: typeof send
  /** For a call that ends the session it is sent with: other calls wait for it. */
  isAlone?: boolean
  /** The idempotency key of a draft that outlives the page. Other keys are chosen here. */
  key?: string
}

/** The last write to each address. */
const underWayAt = new Map<string, Promise<unknown>>()

/**
 * Makes a write in one attempt, which is never retried automatically, with an idempotency key where the call takes one. A write whose answer
 * was lost may have been made. If the repetition is refused for that reason, the answer of the first is returned. Writes to one address go one after another, so that the last press wins and its answer comes last. Throws a RequestError.
 * Components call it through `useWrite`.
 */
export async function write<Input, Answer, Own extends OwnRefusal>(
  call: Call<Input, Answer, Own>,
  input: NoInfer<Input>,
  { by = send, isAlone = false, key, isMade, ...sending }: WriteOptions & { isMade?: (current: Answer) => boolean } = {},
): Promise<Answer> {
  const headers = headersOf(call, input, key)
  const make = isAlone ? sendAlone : by
  const { address, body } = partsOf(call, input)
  const name = nameOf(call, input)
  try {
    const answer = await inOrder(address, () => make(call, input, { ...sending, ...(headers && { headers }) }))
    releaseKey(call, input)
    lost.delete(name)
    return answer
  } catch (error) {
    const done: Done<Answer> | undefined = lost.has(name) ? doneBefore(call, body, error, isMade) : undefined
    if (error instanceof RequestError && isAnswerLost(refusalOf(call, error))) lost.add(name)
    else lost.delete(name)
    if (!done) throw error
    return done.answer
  }
}

/** Writes whose answer was lost, by call and input. They last as long as the document. */
const lost = new Set<string>()

function inOrder<Answer>(address: string, attempt: () => Promise<Answer>): Promise<Answer> {
  const before = underWayAt.get(address)
  const made = before ? before.then(attempt, attempt) : attempt()
  underWayAt.set(address, made)
  const forget = () => {
    if (underWayAt.get(address) === made) underWayAt.delete(address)
  }
  made.then(forget, forget)
  return made
}

/** Keys of presses without an answer, by call and input. They last as long as the document. */
const unanswered = new Map<string, string>()

/**
 * Returns the idempotency header of a call that acts once per key (`once` in the contract). Until the call is answered, the same input has
 * the same key, so that a repeated press has no second effect. `own`: the caller's own key.
 */
function headersOf<Input, Answer, Own extends OwnRefusal>(
  call: Call<Input, Answer, Own>,
  input: Input,
  own?: string,
): { 'idempotency-key': string } | undefined {
  if (!call.split(' ').includes('once')) return undefined
  const name = nameOf(call, input)
  const key = own ?? unanswered.get(name) ?? crypto.randomUUID()
  if (own === undefined) unanswered.set(name, key)
  return { 'idempotency-key': key }
}

/** The next press of the same input is another write. */
function releaseKey<Input, Answer, Own extends OwnRefusal>(call: Call<Input, Answer, Own>, input: Input): void {
  unanswered.delete(nameOf(call, input))
}

function nameOf(call: string, input: unknown): string {
  return JSON.stringify([call, input])
}
