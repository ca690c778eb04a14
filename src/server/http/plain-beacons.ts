import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from '#modules/module.ts'
import { sentAs } from './guards.ts'

/**
 * A page that closes can send text/plain alone without asking first (`sendBeacon` of a string): what it says is JSON all the same. Foreign
 * pages gain nothing by it, since `onlyFromOwnPages` has looked at where it came from.
 */
export function plainBeacons(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (/^text\/plain\b/i.test(c.req.header('content-type') ?? '')) {
      c.req.raw = sentAs(c.req.raw, 'application/json')
    }
    return next()
  }
}
