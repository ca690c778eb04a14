import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { RenderPage } from '#web/render/render-page.ts'
import { readConfig } from '#kit/config/config.ts'
import { createLog } from '#kit/log/log.ts'
import { createApp } from './app.ts'
import { serveEvents } from './http/serve-events.ts'
import { serveMetrics } from './metrics.ts'
import { openShop } from './open-shop.ts'
import { printWelcome } from './welcome.ts'

/** Open connections get this long to finish what they began. */
const drainMs = 10_000
/** Connections that are kept alive are told with their next answer to come no more: one that is closed while it asks loses a request. */
const noticeMs = 250

export type Pages = {
  render: RenderPage
  /** Development's own files, tried before the shop. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

/** Opens the shop, listens, and closes all it opened on SIGTERM or SIGINT. */
export async function serve(loadPages: () => Promise<Pages>): Promise<void> {
  const config = readConfig()
  const log = createLog({ level: config.logLevel })
  for (const warning of config.warnings) log.warn(warning)

  const [shop, pages] = await Promise.all([openShop({ config, log }), loadPages()])
  const app = createApp(shop, pages.render)
  const answerByApp = getRequestListener(app.fetch)
  const takeEvent = serveEvents(shop)
  let isStopping = false
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (isStopping) response.setHeader('connection', 'close')
    if (!shop.kept.serve(request, response) && !takeEvent(request, response)) void answerByApp(request, response)
  }
  const { middleware } = pages
  const server = createServer(middleware ? (request, response) => middleware(request, response, () => answer(request, response)) : answer)
  server.requestTimeout = 60_000
  server.headersTimeout = 15_000
  server.keepAliveTimeout = 20_000
  const metrics = config.metricsPort === undefined ? undefined : serveMetrics(shop.metrics, config.metricsPort, '127.0.0.1')

  server.on('error', (error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EADDRINUSE' ? `port ${config.port} is taken; stop what listens there, or choose another with PORT=…` : error.message
    process.stderr.write(`Tulpar cannot start: ${reason}\n`)
    void shop.close().finally(() => process.exit(1))
  })
  server.listen(config.port, config.host, () => {
    printWelcome(shop)
    shop.startJobs().catch((error: unknown) => log.error({ err: error }, 'background jobs did not start'))
  })

  async function stop(): Promise<void> {
    if (isStopping) return
    isStopping = true
    log.info('stopping')
    metrics?.close()
    shop.live.close()
    await new Promise((resolve) => setTimeout(resolve, noticeMs))
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    server.closeIdleConnections()
    const hurry = setTimeout(() => server.closeAllConnections(), drainMs)
    await closed
    clearTimeout(hurry)
    await shop.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
}
