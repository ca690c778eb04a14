import type { MiddlewareHandler } from 'hono'
import type { EdgeEnv } from './edge-env.ts'

/**
 * A page that closes can send text/plain alone without asking first (`sendBeacon` of a string): what it says is JSON all the same. Foreign
 * pages gain nothing by it, since `onlyFromOwnPages` has looked at where it came from.
 */
export function plainBeacons(): MiddlewareHandler<EdgeEnv> {
  return async (c, next) => {
    if (/^text\/plain\b/i.test(c.req.header('content-type') ?? '')) {
      const headers = new Headers(c.req.raw.headers)
      headers.set('content-type', 'application/json')
      c.req.raw = new Request(c.req.raw, { headers })
    }
    return next()
  }
}
