import { isWorthRetrying, readServerError, RequestError } from './request-errors.ts'

/** Constants of the specification, section 9. */
const timeoutMs = 3000
const retries = 3
const baseDelayMs = 1000
const maxDelayMs = 5000
const jitter = 0.1
const cacheMs = 5 * 60 * 1000

export type RequestOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  timeoutMs?: number
}

/** One try. Throws a RequestError; anything but a GET is never repeated here or by its caller without asking. */
export async function request<T>(path: string, options: RequestOptions = {}): Promise<T> {
  const limit = options.timeoutMs ?? timeoutMs
  const timeout = AbortSignal.timeout(limit)
  const response = await fetch(path, {
    method: options.method ?? 'GET',
    headers: {
      accept: 'application/json',
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...options.headers,
    },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    signal: options.signal ? AbortSignal.any([timeout, options.signal]) : timeout,
  }).catch(() => {
    if (options.signal?.aborted) throw new RequestError('cancelled', 'Request was cancelled')
    if (timeout.aborted) throw new RequestError('timeout', `Request timeout after ${limit}ms`)
    throw new RequestError('network', 'Network error - please check your connection', undefined, undefined)
  })
  return readAnswer<T>(response)
}

const cache = new Map<string, { at: number; answer: Promise<unknown> }>()

/** A GET outside the query cache: three more tries with growing pauses, and five minutes of memory. */
export function get<T>(path: string, options: Omit<RequestOptions, 'method' | 'body'> = {}): Promise<T> {
  const known = cache.get(path)
  if (known && Date.now() - known.at < cacheMs) return known.answer as Promise<T>
  const answer = withRetries(() => request<T>(path, options))
  cache.set(path, { at: Date.now(), answer })
  answer.catch(() => cache.delete(path))
  return answer
}

async function withRetries<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (tries >= retries || !isWorthRetrying(error)) throw error
      await pause(retryDelayMs(tries))
    }
  }
}

function retryDelayMs(tries: number): number {
  const delay = Math.min(maxDelayMs, baseDelayMs * 2 ** tries)
  return delay * (1 + jitter * (Math.random() * 2 - 1))
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

async function readAnswer<T>(response: Response): Promise<T> {
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  if (!response.ok) {
    const answer = isJson ? readServerError(parse(text)) : undefined
    throw new RequestError('http', `HTTP ${response.status}: ${text.slice(0, 200)}`, response.status, answer)
  }
  if (response.status === 204 || text === '') return undefined as T
  if (!isJson) throw new RequestError('not_json', 'Response is not JSON', response.status)
  const body = parse(text)
  if (body === undefined) throw new RequestError('invalid_json', 'Invalid JSON response', response.status)
  return body as T
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
