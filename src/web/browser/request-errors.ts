export type RequestErrorKind = 'network' | 'timeout' | 'cancelled' | 'http' | 'not_json' | 'invalid_json'

/** What went wrong on the way to the server and back; messages are those of the specification (section 8). */
export class RequestError extends Error {
  readonly kind: RequestErrorKind
  readonly status: number | undefined
  /** The server's own answer: a sentence for a person, a code, and sentences beside fields. */
  readonly answer: ServerError | undefined

  constructor(kind: RequestErrorKind, message: string, status?: number, answer?: ServerError) {
    super(message)
    this.name = 'RequestError'
    this.kind = kind
    this.status = status
    this.answer = answer
  }
}

export type ServerError = { error: string; code: string; fields?: Record<string, string> } & Record<string, unknown>

/** Only network, timeout and 5xx errors may pass by themselves. */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof RequestError)) return false
  return error.kind === 'network' || error.kind === 'timeout' || (error.kind === 'http' && (error.status ?? 0) >= 500)
}

/** What the server answered to a failed request, if it answered at all. */
export function answerOf(error: unknown): ServerError | undefined {
  return error instanceof RequestError ? error.answer : undefined
}

export function readServerError(body: unknown): ServerError | undefined {
  if (typeof body !== 'object' || body === null || !('error' in body) || !('code' in body)) return undefined
  return typeof body.error === 'string' && typeof body.code === 'string' ? (body as ServerError) : undefined
}
