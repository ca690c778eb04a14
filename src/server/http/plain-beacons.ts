import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from '#modules/http-route.ts'
import { sentAs } from './guards.ts'

/** A closing page can send only text/plain (`sendBeacon`), JSON inside. Foreign pages gain nothing: `onlyFromOwnPages` checked them. */
export function plainBeacons(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (/^text\/plain\b/i.test(c.req.header('content-type') ?? '')) {
      c.req.raw = sentAs(c.req.raw, 'application/json')
    }
    return next()
  }
}
