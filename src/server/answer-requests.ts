import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { Admission } from '#kit/http/admission.ts'
import { seldom } from '#kit/log/seldom.ts'
import type { HttpEnv } from '#modules/http-route.ts'
import { keyOf } from './page-cache/cache-keys.ts'
import { serveEvents } from './http/serve-events.ts'
import { createRefusal } from './http/too-busy.ts'
import type { Shop } from './shop.ts'

/** Monitoring endpoints and long-lived streams that need no database: they skip the queue. */
const unhindered = new Set(['/health', '/ready', '/api/realtime'])
const file = /\.(?!data$)\w+$/

/** The entry of every request: cached answers leave at once, other requests enter the app as fast as the database can serve them. */
export function answerRequests(shop: Shop, app: Hono<HttpEnv>): (request: IncomingMessage, response: ServerResponse) => void {
  const { config, responseCache, log, metrics, pool } = shop
  const answerByApp = getRequestListener(app.fetch)
  const takeEvent = serveEvents(shop)
  const refuse = createRefusal(config.publicUrl)
  const tell = seldom()
  const admission = new Admission({
    lines: ['public', 'personal'],
    // Twice the pool, so that no connection is idle while the next request is read.
    room: () => pool.freeCount + config.poolSize,
    longestWaitMs: config.requestWaitMs,
    refuse(request, response) {
      refuse(request, response)
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

  return (request, response) => {
    if (responseCache.serve(request, response) || takeEvent(request, response)) return
    const [path = ''] = request.url?.split('?', 1) ?? []
    if (unhindered.has(path) || (file.test(path) && !path.startsWith('/api/'))) return void answerByApp(request, response)
    admission.enter(keyOf(request) === undefined ? 'personal' : 'public', request, response, () => {
      // While it waited another visitor's request may have filled the cache.
      if (!responseCache.serve(request, response)) void answerByApp(request, response)
    })
  }
}
