import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from '#modules/http-route.ts'
import { sentAs } from './guards.ts'

/**
 * A closing page can only send text/plain without a preflight (`sendBeacon` of a string); the content is JSON all the same. Foreign pages
 * gain nothing by it, since `onlyFromOwnPages` has checked the origin.
 */
export function plainBeacons(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (/^text\/plain\b/i.test(c.req.header('content-type') ?? '')) {
      c.req.raw = sentAs(c.req.raw, 'application/json')
    }
    return next()
  }
}
