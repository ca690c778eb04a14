import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from '#modules/http-route.ts'
import { sentAs } from './guards.ts'

/**
 * Reads text/plain as JSON, since a closing page can send nothing else (`sendBeacon`). Foreign pages gain nothing: `onlyFromOwnPages` has
 * checked them.
 */
export function plainBeacons(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (/^text\/plain\b/i.test(c.req.header('content-type') ?? '')) {
      c.req.raw = sentAs(c.req.raw, 'application/json')
    }
    return next()
  }
}
