import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { DomainError, Unavailable } from '#kit/http/domain-error.ts'
import { newId } from '#kit/ids.ts'
import { builtRoot } from './http/built-files.ts'
import { clientAddress } from './http/client-address.ts'
import { createLogFault } from './http/coming-back.ts'
import type { HttpEnv } from '#modules/http-route.ts'
import { closesUnread, headersAlone, onlyForms, onlyFromOwnPages, refuse } from './http/guards.ts'
import { routeNamer } from './http/name-route.ts'
import type { RenderPage } from '#web/render/render-page.ts'
import { plainBeacons } from './http/plain-beacons.ts'
import { ownOrigins } from './http/same-origin.ts'
import { securityHeaders } from './http/security-headers.ts'
import { serveCalls } from './http/serve-calls.ts'
import { servePages } from './http/serve-pages.ts'
import { specialRoutes } from './http/special-routes.ts'
import type { Shop } from './shop.ts'

const requestIdShape = /^[\w-]{8,64}$/
/** Matches tokens in links from mails; ids are shorter. */
const token = /[\w-]{40,}/g
/** In characters, in a log line. */
const longestPath = 200
const fileShape = /\/[\w.-]+\.\w+$/

/** True if the client disconnected before its body had arrived. An error caused by that is not a fault. */
function isBrokenOff(incoming: HttpEnv['Bindings']['incoming'] | undefined): boolean {
  return incoming !== undefined && incoming.destroyed && !incoming.complete
}

/** Builds the app in the order of a request: name it, guard it, answer it. Cached responses never reach it (see answer-requests.ts). */
export function createApp(shop: Shop, render: RenderPage): Hono<HttpEnv> {
  const { config, bodies, metrics, telemetry } = shop
  const app = new Hono<HttpEnv>()
  const special = specialRoutes(shop)
  const routeOf = routeNamer(special.calls)

  app.use(async (c, next) => {
    const given = c.req.header('x-request-id')
    c.set('requestId', given && requestIdShape.test(given) ? given : newId())
    c.set('address', c.env?.incoming ? clientAddress(c.env.incoming, config.trustProxyHops) : 'unknown')
    const startedAt = performance.now()
    const { method, path: asked } = c.req
    const route = await telemetry.trace({ name: method, kind: 'server', parent: c.req.header('traceparent') }, async (span) => {
      await next()
      const { status } = c.res
      const found = routeOf(asked, status)
      const attributes = { 'http.request.method': method, 'http.route': found, 'http.response.status_code': status }
      span.describe({
        name: `${method} ${found}`,
        attributes: { ...attributes, 'shop.request': c.get('requestId') },
        isFault: status >= 500,
      })
      return found
    })
    c.res.headers.set('x-request-id', c.get('requestId'))
    const seconds = (performance.now() - startedAt) / 1000
    const { status } = c.res
    metrics.observe({ method, status, seconds, route })
    // The path of a 404 is unchecked input, so it is not logged.
    const path = status === 404 || status === 400 ? undefined : c.req.path.slice(0, longestPath).replaceAll(token, ':token')
    shop.log.debug({ request: c.get('requestId'), method, path, status, seconds }, 'answered')
  })
  app.use(headersAlone())
  app.use(closesUnread())
  const headers = Object.entries(securityHeaders(config.publicUrl))
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    // React Router sends a 405 without `Allow` for a page without a form.
    if (c.res.status === 405 && !c.res.headers.has('allow')) c.res.headers.set('allow', 'GET, HEAD')
  })

  app.use(
    '/assets/*',
    serveStatic({
      root: builtRoot,
      precompressed: true,
      onFound: (_path, c) => void c.header('cache-control', 'public, max-age=31536000, immutable'),
    }),
  )
  const files = serveStatic({
    root: builtRoot,
    precompressed: true,
    // Mails that are read in a browser load the logo from here.
    onFound: (_path, c) => void c.header('cross-origin-resource-policy', 'cross-origin'),
  })
  app.use('*', (c, next) => (fileShape.test(c.req.path) ? files(c, next) : next()))

  const isOwnOrigin = ownOrigins(config.publicUrl, config.port, config.isProduction)
  app.use(onlyFromOwnPages(isOwnOrigin))
  app.route('/', special.routes)
  app.use('/api/analytics/*', plainBeacons())
  app.all('/api/*', serveCalls(shop, special.calls))
  app.use(...onlyForms(bodies, isOwnOrigin))
  app.all('*', servePages(shop, render))

  const logFault = createLogFault()
  app.onError((error, c) => {
    // The client has disconnected and receives no response.
    if (isBrokenOff(c.env?.incoming)) return refuse(c.req.raw, new DomainError('malformed', 400))
    const isExpected = error instanceof DomainError
    if (!isExpected || error instanceof Unavailable) logFault(shop.log.child({ request: c.get('requestId') }), error, 'request failed')
    return refuse(c.req.raw, isExpected ? error : new DomainError('fault', 500))
  })
  return app
}
