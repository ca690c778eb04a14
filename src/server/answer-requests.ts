import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { Admission } from '#kit/http/admission.ts'
import { seldom } from '#kit/log/seldom.ts'
import type { HttpEnv } from '#modules/http-route.ts'
import { languagesOn } from '#modules/shop-languages.ts'
import { keyOf } from './page-cache/cache-keys.ts'
import { answerSafely, hasAddress } from './http/answer-safely.ts'
import { builtFiles } from './http/built-files.ts'
import { serveEvents } from './http/serve-events.ts'
import { createRefusal } from './http/too-busy.ts'
import type { Shop } from './shop.ts'

/** Monitoring endpoints and long-lived streams that need no database. They skip the queue. */
const unhindered = ['/health', '/ready', '/api/realtime']
/** Each reads at most one row, and drawing has a separate queue. Dots and escapes could lead to another address. */
const image = /^\/images\/\w+\/\w+\.\w+$/

/** Sends cached responses at once and passes others to the app as fast as the database can serve them. */
export function answerRequests(shop: Shop, app: Hono<HttpEnv>): (request: IncomingMessage, response: ServerResponse) => void {
  const { config, responseCache, log, metrics, pool } = shop
  const answerByApp = getRequestListener(app.fetch)
  const free = new Set([...unhindered, ...builtFiles()])
  const takeEvent = serveEvents(shop)
  const refuse = createRefusal(
    config.publicUrl,
    shop.http.filter(({ refusal }) => refusal !== undefined),
  )
  const safely = answerSafely(log, refuse)
  const tell = seldom()
  const admission = new Admission({
    lines: ['public', 'personal'],
    // Twice the pool size, so no connection is idle while the next request is read.
    room: () => pool.freeCount + config.poolSize,
    longestWaitMs: config.requestWaitMs,
    refuse(request, response) {
      safely(request, response, () => refuse(request, response))
      metrics.observe({
        method: request.method ?? 'GET',
        status: response.statusCode,
        seconds: config.requestWaitMs / 1000,
        route: 'refused',
      })
      tell((unsaid) => log.warn({ waiting: admission.waiting, unsaid }, 'more is asked than can be answered in time'))
    },
  })
  metrics.gauge('requests_waiting', 'Requests waiting for their turn', () => admission.waiting)
  pool.on('release', () => admission.waiting > 0 && setImmediate(() => admission.letIn()))

  function isFree({ method, url = '' }: IncomingMessage): boolean {
    const [path = ''] = url.split('?', 1)
    return (method === 'GET' || method === 'HEAD') && (free.has(path) || image.test(path))
  }

  function begin(request: IncomingMessage, response: ServerResponse): unknown {
    if (!hasAddress(request)) return refuse(request, response, 'malformed')
    if (responseCache.serve(request, response) || takeEvent(request, response)) return
    if (isFree(request)) return answerByApp(request, response)
    return admission.enter(keyOf(languagesOn(shop), request) === undefined ? 'personal' : 'public', request, response, () =>
      // While the request waited, another visitor's request may have filled the cache.
      safely(request, response, () => responseCache.serve(request, response) || answerByApp(request, response)),
    )
  }
  return (request, response) => safely(request, response, () => begin(request, response))
}
