import { subscribeToChanges } from '#web/features/live/shop-changes.ts'
import { readAnswer } from './request-answer.ts'
import { isWorthRetrying, RequestError } from './request-errors.ts'

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
  try {
    const response = await fetch(path, {
      method: options.method ?? 'GET',
      headers: {
        accept: 'application/json',
        ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      signal: options.signal ? AbortSignal.any([timeout, options.signal]) : timeout,
    })
    return await readAnswer<T>(response)
  } catch (error) {
    if (error instanceof RequestError) throw error
    if (options.signal?.aborted) throw new RequestError('cancelled', 'Request was cancelled')
    if (timeout.aborted) throw new RequestError('timeout', `Request timeout after ${limit}ms`)
    throw new RequestError('network', 'Network error - please check your connection')
  }
}

const cache = new Map<string, { at: number; answer: Promise<unknown> }>()
subscribeToChanges(() => cache.clear())

/**
 * The fetch helper, for a GET outside the query cache: three more tries with growing pauses, and five minutes of memory that a change
 * in the shop ends. A query must not use it: docs/decisions/0022-one-layer-of-retries.md.
 */
export function get<T>(path: string, options: Pick<RequestOptions, 'timeoutMs'> = {}): Promise<T> {
  const known = cache.get(path)
  if (known && Date.now() - known.at < cacheMs) return known.answer as Promise<T>
  const answer = withRetries(() => request<T>(path, options))
  const entry = { at: Date.now(), answer }
  cache.set(path, entry)
  answer.catch(() => {
    if (cache.get(path) === entry) cache.delete(path)
  })
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
