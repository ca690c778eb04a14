import type { Call, OwnRefusal, ServerRefusal } from '#contract/calls/typed-call.ts'

export type RequestErrorKind = 'network' | 'timeout' | 'cancelled' | 'http' | 'not_json' | 'invalid_json'

/** A failed request. */
export class RequestError extends Error {
  readonly kind: RequestErrorKind
  readonly status: number | undefined
  /** The server's answer: a sentence for the user, a code, and sentences for fields. */
  readonly answer: ServerError | undefined

  constructor(kind: RequestErrorKind, message: string, status?: number, answer?: ServerError) {
    super(message)
    this.name = 'RequestError'
    this.kind = kind
    this.status = status
    this.answer = answer
  }
}

type ServerError = { error: string; code: string }

/** A refusal that is not from the server: it was not reached, did not answer in time, or the answer is not its own. */
export type LocalRefusal = {
  readonly code: 'network' | 'timeout' | 'cancelled' | 'unreadable'
  /** Only where the shop was not reached. */
  readonly error?: string
  readonly fields?: undefined
}

/** Why a call failed: its own error codes, those common to all calls, or a local failure. */
export type Refusal<Input, Own extends OwnRefusal> = ServerRefusal<Input, Own> | LocalRefusal

export type RefusalOf<C> = C extends Call<infer Input, unknown, infer Own> ? Refusal<Input, Own> : never

/**
 * Returns the refusal in a call's error, with the sentence `unreached` where there was no connection. Its shape is not checked, since the
 * contract guarantees it. Rethrows any other error.
 */
export function refusalOf<Input, Answer, Own extends OwnRefusal>(
  _call: Call<Input, Answer, Own>,
  error: unknown,
  unreached?: string,
): Refusal<Input, Own> {
  if (!(error instanceof RequestError)) throw error
  if (error.answer) return error.answer as ServerRefusal<Input, Own>
  if (error.kind === 'network' && unreached !== undefined) return { code: 'network', error: unreached }
  const isOnTheWay = error.kind === 'network' || error.kind === 'timeout' || error.kind === 'cancelled'
  return { code: isOnTheWay ? error.kind : 'unreadable' }
}

export function readServerError(body: unknown): ServerError | undefined {
  if (typeof body !== 'object' || body === null || !('error' in body) || !('code' in body)) return undefined
  return typeof body.error === 'string' && typeof body.code === 'string' ? { ...body, error: body.error, code: body.code } : undefined
}
