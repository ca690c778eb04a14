import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from '#modules/http-route.ts'
import { sentAs } from './guards.ts'

/** A closing page can send nothing else (`sendBeacon`). `onlyFromOwnPages` has refused foreign pages. */
export function plainBeacons(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (/^text\/plain\b/i.test(c.req.header('content-type') ?? '')) {
      c.req.raw = sentAs(c.req.raw, 'application/json')
    }
    return next()
  }
}
