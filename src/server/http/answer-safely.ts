import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '#kit/log/log.ts'
import type { Refuse } from './too-busy.ts'

/**
 * Runs what answers a request outside the app. An exception there, in a listener or a timer of `node:http`, would end the process for all
 * visitors; this one request gets a 500 instead.
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
 * Whether host and target make one address. The server for Hono lets hosts pass that no URL may have, and whatever reads the address later
 * would throw. Two hosts (RFC 9112, 3.2) are refused because a proxy in front may have read the other one; none is refused by Node. No target
 * has a fragment (RFC 9112, 3.2.1): it would be a part of the cache's key and not of the address that is answered.
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
