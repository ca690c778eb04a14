import type { Server } from 'node:http'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Pool } from '#kit/database/pool.ts'
import { createHttpServer } from '#kit/http/http-server.ts'
import type { BytesInFlight } from '#kit/http/bytes-in-flight.ts'
import type { KeptAnswers } from '#kit/http/kept-answers.ts'

export type Metrics = {
  observe(method: string, status: number, seconds: number): void
  /** Adds a figure that is read when it is asked for. */
  gauge(name: string, help: string, read: () => number): void
  text(): Promise<string>
}

type Measured = { pool: Pool; kept: KeptAnswers; inFlight: BytesInFlight }

export function createMetrics({ pool, kept, inFlight }: Measured): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const answered = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests that were not answered from kept bytes',
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
  metrics.gauge('kept_answers', 'Pages and calls kept as bytes', () => kept.size)
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

/** On a port of its own: figures of the shop are nobody's business but its keepers'. */
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
