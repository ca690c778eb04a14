import { boundedBody, boundedText } from '#kit/http/bounded-body.ts'
import { ServiceError } from './image-service.ts'

/** A picture of 4096 pixels as PNG in base64, with room to spare. */
const mostBytes = 96 * 1024 * 1024
const longestDetail = 300

export type Asked = {
  url: string
  headers: Record<string, string>
  body: string | FormData
  timeoutMs: number
  signal: AbortSignal
  key: string
}

/** Receives each object of the answer: a single one, or each event of a stream. */
export type Heard = (message: Record<string, unknown>) => void

/**
 * Sends one request and passes on its answer, JSON or server-sent events. Never repeats it. Throws ServiceError: a request that was not
 * sent costs nothing; after a lost answer the cost is unknown.
 */
export async function askService({ url, headers, body, timeoutMs, signal, key }: Asked, hear: Heard): Promise<void> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const redact = (text: string) => text.replaceAll(key, '…').replace(/\s+/g, ' ').trim().slice(0, longestDetail)
  try {
    const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.any([timeout, signal]), redirect: 'error' })
    if (!response.ok) throw refusalOf(response, await textOf(response), redact)
    if (response.headers.get('content-type')?.includes('text/event-stream')) return await hearEvents(response, hear)
    hear(objectFrom(await textOf(response)))
  } catch (error) {
    if (error instanceof ServiceError) throw withoutKey(error, redact)
    if (timeout.aborted) throw new ServiceError('timeout', { isPaid: 'maybe' })
    if (isUnsent(error)) throw new ServiceError('service_failed', { isPaid: 'no', detail: 'no connection' })
    throw new ServiceError('unknown_outcome', { isPaid: 'maybe' })
  }
}

function objectFrom(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text)
    if (isObject(parsed)) return parsed
  } catch {
    // The error is thrown below.
  }
  throw new ServiceError('broken_picture', { isPaid: 'maybe', detail: 'the answer is not JSON' })
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function textAt(value: unknown, ...path: readonly string[]): string | undefined {
  const found = path.reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), value)
  return typeof found === 'string' ? found : undefined
}

export function numberAt(value: unknown, ...path: readonly string[]): number | undefined {
  const found = path.reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), value)
  return typeof found === 'number' && Number.isFinite(found) ? found : undefined
}

function refusalOf({ status, headers }: Response, text: string, redact: (text: string) => string): ServiceError {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    body = undefined
  }
  const said = [textAt(body, 'error', 'code'), textAt(body, 'error', 'type'), textAt(body, 'error', 'status')].join(' ')
  const detail = redact(textAt(body, 'error', 'message') ?? `HTTP ${status}`)
  const retryAfterMs = retryAfterOf(headers.get('retry-after')) ?? retryDelayOf(body)
  const known = (code: ConstructorParameters<typeof ServiceError>[0]) =>
    new ServiceError(code, { isPaid: 'no', detail, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) })
  if (/insufficient_quota|billing/.test(said) || status === 402) return known('out_of_credit')
  if (status === 429) return known('rate_limited')
  if (status === 401 || status === 403 || /API_KEY_INVALID|invalid_api_key/.test(text)) return known('key_refused')
  if (status === 408 || status === 504) return new ServiceError('timeout', { isPaid: 'maybe', detail })
  if (status >= 500) return known('service_failed')
  return known('refused')
}

/** Reads seconds or a date. */
function retryAfterOf(header: string | null): number | undefined {
  if (header === null || header.trim() === '') return undefined
  const seconds = Number(header)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined
}

/** Google sends it in the body: `{"@type": "…RetryInfo", "retryDelay": "17s"}`. */
function retryDelayOf(body: unknown): number | undefined {
  const details: unknown = isObject(body) && isObject(body['error']) ? body['error']['details'] : undefined
  if (!Array.isArray(details)) return undefined
  const delay = details.map((one) => textAt(one, 'retryDelay')).find((text) => text !== undefined)
  const seconds = Number(delay?.replace(/s$/, ''))
  return delay !== undefined && Number.isFinite(seconds) ? seconds * 1000 : undefined
}

function textOf(response: Response): Promise<string> {
  return boundedText(response, mostBytes, tooLarge)
}

async function hearEvents(response: Response, hear: Heard): Promise<void> {
  const decoder = new TextDecoder()
  let unread = ''
  for await (const chunk of boundedBody(response, mostBytes, tooLarge)) {
    unread += decoder.decode(chunk, { stream: true })
    const events = unread.split(/\r?\n\r?\n/)
    unread = events.pop() ?? ''
    for (const event of events) hearEvent(event, hear)
  }
  hearEvent(unread + decoder.decode(), hear)
}

function hearEvent(event: string, hear: Heard): void {
  const data = event
    .split(/\r?\n/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).trimStart())
    .join('\n')
  if (data !== '' && data !== '[DONE]') hear(objectFrom(data))
}

const tooLarge = () => new ServiceError('broken_picture', { isPaid: 'maybe', detail: 'the answer is too large' })

/** Returns true if nothing of the request reached the service. */
function isUnsent(error: unknown): boolean {
  const code = textAt(error instanceof Error ? error.cause : undefined, 'code')
  return ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT', 'EHOSTUNREACH', 'ENETUNREACH'].includes(code ?? '')
}

function withoutKey(error: ServiceError, redact: (text: string) => string): ServiceError {
  const { code, isPaid, detail, retryAfterMs, cost } = error
  return new ServiceError(code, {
    isPaid,
    ...(detail === undefined ? {} : { detail: redact(detail) }),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    ...(cost === undefined ? {} : { cost }),
  })
}
