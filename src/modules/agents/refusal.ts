import { DomainError, InvalidInput, TooManyRequests } from '#kit/http/domain-error.ts'

/** A refusal of a call over UCP or MCP. `content` is an English sentence for the agent’s author. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, code: string, content: string, headers: Record<string, string> = {}) {
    super(content)
    this.name = 'Refusal'
    this.status = status
    this.code = code
    this.headers = headers
  }
}

export function invalidRequest(content: string): Refusal {
  return new Refusal(400, 'invalid_request', content)
}

const sentences: Record<number, [code: string, content: string]> = {
  400: ['invalid_request', 'The request could not be read.'],
  408: ['invalid_request', 'The request arrived too slowly.'],
  413: ['request_too_large', 'The body is longer than 100 kB.'],
  415: ['unsupported_media_type', 'The body must be application/json.'],
  503: ['unavailable', 'The shop is busy. Please try again.'],
}

/** Returns the refusal for an expected error of the shop; undefined for a fault. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (error instanceof TooManyRequests)
    return new Refusal(429, 'rate_limited', 'Too many requests.', { 'retry-after': String(error.retryAfterSeconds) })
  if (error instanceof InvalidInput) return invalidRequest(`Invalid: ${Object.keys(error.fields).join(', ')}.`)
  if (!(error instanceof DomainError)) return undefined
  const [code, content] = sentences[error.status] ?? ['invalid_request', 'The request was refused.']
  return new Refusal(error.status, code, content, waitingWhen(error.status))
}

/** Returns the refusal for a status that is answered before the call is known. */
export function refusalWith(status: number): Refusal {
  const [code, content] = sentences[status] ?? ['unavailable', 'The shop had a fault. Please try again.']
  return new Refusal(status, code, content, waitingWhen(status))
}

function waitingWhen(status: number): Record<string, string> {
  return status === 503 ? { 'retry-after': '5' } : {}
}

export function writeRefusal({ code, message }: Refusal): object {
  return { code, content: message }
}

export function answerRefusal(refusal: Refusal): Response {
  const { status, headers } = refusal
  return Response.json(writeRefusal(refusal), { status, headers: { 'cache-control': 'no-store', ...headers } })
}
