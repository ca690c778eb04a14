import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '#kit/log/log.ts'
import type { Refuse } from './too-busy.ts'

/**
 * Runs a handler outside the app and answers 500 if it throws. An exception in a listener or timer of `node:http` would otherwise end the
 * process for all visitors.
 */
export function answerSafely(
  log: Log,
  refuse: Refuse,
): (request: IncomingMessage, response: ServerResponse, answer: () => unknown) => void {
  return (request, response, answer) => {
    const fail = (error: unknown) => {
      log.error({ err: error }, 'request failed before the app')
      if (response.headersSent) response.destroy()
      else
        attempt(
          () => refuse(request, response, 'fault'),
          () => response.destroy(),
        )
    }
    attempt(answer, fail)
  }
}

function attempt(work: () => unknown, fail: (error: unknown) => void): void {
  try {
    const working = work()
    if (working instanceof Promise) working.catch(fail)
  } catch (error) {
    fail(error)
  }
}

/**
 * Checks that host and target form one valid address; Hono's server accepts hosts that no URL may have. Two hosts (RFC 9112, 3.2) are
 * refused because a proxy in front may have read the other one; Node refuses a missing host. A fragment (RFC 9112, 3.2.1) would be in the
 * cache key but not in the answered address.
 */
export function hasAddress({
  url = '',
  headers: { host = '' },
  rawHeaders,
}: Pick<IncomingMessage, 'url' | 'headers' | 'rawHeaders'>): boolean {
  return countHosts(rawHeaders) <= 1 && !url.includes('#') && URL.canParse(/^https?:/.test(url) ? url : `http://${host}${url}`)
}

function countHosts(rawHeaders: readonly string[]): number {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1
  }
  return hosts
}
