import type { Call, OwnRefusal } from '#contract/calls/typed-call.ts'
import type { Language } from '#contract/languages.ts'
import { readAnswer } from './read-answer.ts'
import { RequestError } from './request-errors.ts'
import { partsOf } from './request-parts.ts'

/** Specification, section 9. */
export const readTimeoutMs = 3000
/** Long, since a change may be made even after its timeout: the server writes stock, mails and history before it answers. */
const changeTimeoutMs = 15_000

export type SendOptions = {
  /** The language of the answer's sentences. */
  language?: Language
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal
  /** Milliseconds to wait for an answer: by default 3 s for a GET and 15 s for any other call. */
  timeoutMs?: number
  /** Returns a request to the same address that has been sent already. Its answer is used, unless it fails. */
  asked?: (address: string) => Promise<Response> | undefined
}

/** Requests that wait for their answer. */
const underWay = new Set<Promise<unknown>>()
let sessionChange: Promise<unknown> | undefined

/** One attempt. Throws a RequestError; `refusalOf(call, error)` returns its refusal. Only a GET is safe to repeat. */
export async function send<Input, Answer, Own extends OwnRefusal>(
  call: Call<Input, Answer, Own>,
  input: NoInfer<Input>,
  options: SendOptions = {},
): Promise<Answer> {
  if (sessionChange) await sessionChange
  const asked = ask(call, input, options)
  underWay.add(asked)
  try {
    return await asked
  } finally {
    underWay.delete(asked)
  }
}

/**
 * `send` for a call that ends the session it is sent with. It waits until earlier calls are answered, and later ones wait for it. Otherwise
 * they could arrive after it with the old session and be refused as signed out.
 */
export async function sendAlone<Input, Answer, Own extends OwnRefusal>(
  call: Call<Input, Answer, Own>,
  input: NoInfer<Input>,
  options: SendOptions = {},
): Promise<Answer> {
  const asked = Promise.allSettled(underWay).then(() => ask(call, input, options))
  const change = asked.catch(() => undefined)
  sessionChange = change
  try {
    return await asked
  } finally {
    if (sessionChange === change) sessionChange = undefined
  }
}

async function ask<Input, Answer, Own extends OwnRefusal>(
  call: Call<Input, Answer, Own>,
  input: Input,
  options: SendOptions,
): Promise<Answer> {
  const { method, address, body } = partsOf(call, input, options.language)
  const limit = options.timeoutMs ?? (method === 'GET' ? readTimeoutMs : changeTimeoutMs)
  const timeout = AbortSignal.timeout(limit)
  try {
    const early = await options.asked?.(address)?.catch(() => undefined)
    const response =
      early ??
      (await fetch(address, {
        method,
        headers: {
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...options.headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: options.signal ? AbortSignal.any([timeout, options.signal]) : timeout,
      }))
    return readAnswer(call, { status: response.status, type: response.headers.get('content-type') ?? '', text: await response.text() })
  } catch (error) {
    if (error instanceof RequestError) throw error
    if (options.signal?.aborted) throw new RequestError('cancelled', 'Request was cancelled')
    if (timeout.aborted) throw new RequestError('timeout', `Request timeout after ${limit}ms`)
    throw new RequestError('network', 'Network error - please check your connection')
  }
}
