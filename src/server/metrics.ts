import type { Server } from 'node:http'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Pool } from '#kit/database/pool.ts'
import { createHttpServer } from '#kit/http/http-server.ts'
import type { BytesInFlight } from '#kit/http/bytes-in-flight.ts'
import type { ResponseCache } from '#kit/http/response-cache.ts'

export type Metrics = {
  observe(method: string, status: number, seconds: number): void
  gauge(name: string, help: string, read: () => number): void
  text(): Promise<string>
}

type Measured = { pool: Pool; responseCache: Pick<ResponseCache, 'size'>; inFlight: BytesInFlight }

export function createMetrics({ pool, responseCache, inFlight }: Measured): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const answered = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests that were not answered from the cache',
    labelNames: ['method', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  const metrics: Metrics = {
    gauge: (name, help, read) => gauge(registry, name, help, read),
    observe: (method, status, seconds) => answered.observe({ method, status: `${Math.floor(status / 100)}xx` }, seconds),
    text: () => registry.metrics(),
  }
  metrics.gauge('database_connections', 'Connections of the pool', () => pool.totalCount)
  metrics.gauge('database_waiting', 'Queries waiting for a connection', () => pool.waitingCount)
  metrics.gauge('cached_answers', 'Pages and calls in the cache', () => responseCache.size)
  metrics.gauge('bodies_in_flight_bytes', 'Sent to the shop and not answered yet', () => inFlight.held)
  return metrics
}

function gauge(registry: Registry, name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read())
    },
  })
}

/** On its own port: the figures are for operators only. */
export function serveMetrics(metrics: Metrics, port: number, host: string): Server {
  const server = createHttpServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  return server.listen(port, host)
}
