import { isWorthRetrying } from './worth-retrying.ts'

/** Specification, section 9. */
const retries = 3
const baseDelayMs = 1000
const maxDelayMs = 5000
const jitter = 0.1

/** Retries after 1, 2 and 4 s if the error may be temporary, until `signal` is aborted. Throws the last error. */
export async function withRetries<T>(attempt: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (tries >= retries || !isWorthRetrying(error)) throw error
      await pause(retryDelayMs(tries))
      if (signal?.aborted) throw error
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
