import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { createHttpServer } from '#kit/http/http-server.ts'
import type { ShopFigure } from '#modules/system/index.ts'
import type { Vitals } from '#modules/vitals.ts'

/** `route` is one of a bounded number of names (name-route.ts). */
export type Answered = { method: string; status: number; seconds: number; route: string }

export type Metrics = {
  observe(answered: Answered): void
  /** Counts one more request over this limit. */
  countRefusal(limit: string): void
  gauge(name: string, help: string, read: () => number): void
  text(): Promise<string>
}

type Measured = { vitals: () => Vitals; bytesInFlight: () => number; readShopFigures: () => Promise<ShopFigure[]> }

/** Figures from the database are reused for this time, regardless of the number of requests. */
const freshMs = 10_000
/** The longest time that a request for figures waits for the database. */
const longestMs = 200

export function createMetrics({ vitals, bytesInFlight, readShopFigures }: Measured): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests that were not answered from the cache',
    labelNames: ['method', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  const labelNames = ['method', 'route', 'status'] as const
  const requests = new Counter({ name: 'http_requests_total', help: 'The same by route', labelNames, registers: [registry] })
  const busy = new Counter({ name: 'http_request_seconds_total', help: 'How long they took together', labelNames, registers: [registry] })
  const refusals = new Counter({
    name: 'limit_refusals_total',
    help: 'Requests refused because of a limit, such as guessed discount codes, by its name',
    labelNames: ['limit'],
    registers: [registry],
  })
  const metrics: Metrics = {
    countRefusal: (limit) => refusals.inc({ limit }),
    gauge: (name, help, read) => gauge(registry, name, help, read),
    observe({ method, status, seconds, route }) {
      const kind = `${Math.floor(status / 100)}xx`
      durations.observe({ method, status: kind }, seconds)
      requests.inc({ method, route, status: kind })
      busy.inc({ method, route, status: kind }, seconds)
    },
    async text() {
      await readOfShop()
      return registry.metrics()
    },
  }
  metrics.gauge('database_connections', 'Connections of the pool', () => vitals().pool.open)
  metrics.gauge('database_idle', 'Those of them that nobody uses', () => vitals().pool.idle)
  metrics.gauge('database_connections_most', 'How many the pool may open', () => vitals().pool.most)
  metrics.gauge('database_waiting', 'Queries waiting for a connection', () => vitals().pool.waiting)
  metrics.gauge('cached_answers', 'Pages and calls in the cache', () => vitals().cache.answers)
  metrics.gauge('cached_bytes', 'What they take of memory', () => vitals().cache.bytes)
  count(registry, 'cache_hits_total', 'Requests answered from the cache', () => vitals().cache.hits)
  count(registry, 'cache_misses_total', 'Answers that could be cached and had to be made', () => vitals().cache.misses)
  metrics.gauge('event_streams', 'Open streams of events', () => vitals().streams)
  metrics.gauge('bodies_in_flight_bytes', 'Sent to the shop and not answered yet', bytesInFlight)
  const readOfShop = figuresOfShop(registry, { isBusy: () => isUsedUp(vitals().pool), read: readShopFigures })
  return metrics
}

/** Empty while the database is unavailable; the last ones are reused while it is busy. */
function figuresOfShop(
  registry: Registry,
  { isBusy, read }: { isBusy: () => boolean; read: () => Promise<ShopFigure[]> },
): () => Promise<void> {
  const up = new Gauge({ name: 'database_up', help: 'Whether the database answered', registers: [registry] })
  // The shop opens only with a database.
  up.set(1)
  const gauges = new Map<string, Gauge>()
  let readAt = -Infinity
  let reading: Promise<void> | undefined

  async function readNow(): Promise<void> {
    const figures = await read().catch(() => undefined)
    readAt = performance.now()
    up.set(figures ? 1 : 0)
    for (const gauge of gauges.values()) gauge.reset()
    for (const { name, help, labelNames, rows } of figures ?? []) {
      const known = gauges.get(name) ?? new Gauge({ name, help, labelNames, registers: [registry] })
      gauges.set(name, known)
      for (const { labels, value } of rows) known.set(labels, value)
    }
  }
  return async () => {
    if (performance.now() - readAt < freshMs || isBusy()) return
    reading ??= readNow().finally(() => {
      reading = undefined
    })
    await Promise.race([reading, pause(longestMs)])
  }
}

/** True if no connection is free: reading figures would then delay a visitor. */
function isUsedUp({ most, open, idle, waiting }: Vitals['pool']): boolean {
  return waiting > 0 || (open >= most && idle === 0)
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

function count(registry: Registry, name: string, help: string, read: () => number): void {
  new Counter({
    name,
    help,
    registers: [registry],
    collect() {
      this.reset()
      this.inc(read())
    },
  })
}

/** Serves figures on a separate port, for operators only. */
export function serveMetrics(metrics: Pick<Metrics, 'text'>, port: number, host: string): Server {
  const server = createHttpServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  return server.listen(port, host)
}
