import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { RenderPage } from '#web/render/render-page.ts'
import { readConfig } from '#kit/config/config.ts'
import { failStart } from '#kit/config/fail-start.ts'
import { writeForOwnerOnly } from '#kit/files/private-folder.ts'
import { listenError, requireFreePort } from '#kit/http/free-port.ts'
import { createHttpServer } from '#kit/http/http-server.ts'
import { createLog } from '#kit/log/log.ts'
import { logWhatOthersPrint } from '#kit/log/log-what-others-print.ts'
import { surviveBrokenOutput } from '#kit/log/output.ts'
import { answerRequests } from './answer-requests.ts'
import { createApp } from './app.ts'
import { serveMetrics } from './metrics.ts'
import { openShop } from './open-shop.ts'
import { openTelemetry } from './open-telemetry.ts'
import { printWelcome } from './welcome.ts'

const metricsHost = '127.0.0.1'
/** Milliseconds for open connections to finish their requests. */
const drainMs = 10_000
/** In this time requests are answered with `Connection: close` and `/ready` fails, so a proxy releases its connections. */
const noticeMs = { alone: 250, behindProxy: 3000 }

export type Pages = {
  render: RenderPage
  /** Middleware of the development server, which runs before the shop. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

/** Closes everything on SIGTERM or SIGINT. With `isDeveloping`, output of libraries goes to the console unchanged. */
export async function serve(loadPages: () => Promise<Pages>, { isDeveloping = false } = {}): Promise<void> {
  surviveBrokenOutput()
  writeForOwnerOnly()
  const config = readConfig()
  const telemetry = await openTelemetry(config, () => log)
  const log = createLog({ level: config.logLevel, ...(telemetry && { ids: () => telemetry.ids() }) })
  for (const warning of config.warnings) log.warn(warning)
  if (!isDeveloping) logWhatOthersPrint(log)
  await requireFreePort('PORT', config.port, config.host)
  if (config.metricsPort !== undefined) await requireFreePort('METRICS_PORT', config.metricsPort, metricsHost)

  const [shop, pages] = await Promise.all([openShop({ config, log, telemetry }), loadPages()])
  const answerRequest = answerRequests(shop, createApp(shop, pages.render))
  let isStopping = false
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (isStopping) response.setHeader('connection', 'close')
    if (isStopping && request.url === '/ready') return void response.writeHead(503).end()
    answerRequest(request, response)
  }
  const { middleware } = pages
  const server = createHttpServer(
    middleware ? (request, response) => middleware(request, response, () => answer(request, response)) : answer,
    undefined,
    config.bodiesInFlightMb * 1024 * 1024,
  )
  const metrics = config.metricsPort === undefined ? undefined : serveMetrics(shop.metrics, config.metricsPort, metricsHost)
  endOnError(server, 'PORT', config.port)
  if (metrics) endOnError(metrics, 'METRICS_PORT', config.metricsPort)
  server.listen(config.port, config.host, () => {
    printWelcome(shop)
    shop.startJobs().catch((error: unknown) => log.error({ err: error }, 'background jobs did not start'))
  })

  function endOnError(listening: Server, name: string, port = 0): void {
    listening.on('error', (error) => {
      void shop.close().finally(() => failStart(listenError(error, name, port)))
    })
  }

  async function stop(): Promise<void> {
    if (isStopping) return
    isStopping = true
    log.info('stopping')
    metrics?.close()
    await new Promise((resolve) => setTimeout(resolve, config.trustProxyHops > 0 ? noticeMs.behindProxy : noticeMs.alone))
    shop.states.live.changes.close()
    shop.states.live.hints.close()
    shop.states.figures.close()
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    server.closeIdleConnections()
    const hurry = setTimeout(() => server.closeAllConnections(), drainMs)
    await closed
    clearTimeout(hurry)
    await shop.close()
    await telemetry?.close()
    process.exit(0)
  }

  function end(): void {
    stop().catch((error: unknown) => {
      log.error({ err: error }, 'not everything could be closed')
      process.exit(1)
    })
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}
