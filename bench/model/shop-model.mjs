/**
 * Calculates the needs of a shop of a given size from the cost of each kind of request (`measure-costs.mjs`). Milliseconds are of one core;
 * `shop` is an instance, `database` is PostgreSQL.
 */

/** Visitor behaviour around one order. All values are assumptions; a real shop replaces them with its own figures (/admin/analytics). */
export const habits = {
  pagesPerOrder: 120,
  /** Share of pages answered from an instance's memory. The others are rendered. */
  keptShare: 0.97,
  quotesPerOrder: 6,
  /** Only visitors who agreed to analytics send events. */
  eventsPerOrder: 60,
  /** How long a page and its event stream stay open. */
  pageSeconds: 45,
  /** Changes that shoppers see, such as a last piece or a price. Each is sent to every open page. */
  changesPerOrder: 0.01,
  /** Share of a day's orders in its best hour. `bestMinute`: load of the best minute relative to that hour. */
  bestHourShare: 0.1,
  bestMinute: 2,
}

/** Greatest planned load of a core. Requests that arrive at random then still start within two seconds. */
const filled = 0.6
/** Streams per process. The next one is refused with 503. */
const mostStreams = 5000
const poolSize = 6
const daysPerYear = 365
const kinds = ['kept', 'made', 'quote', 'order', 'event', 'change']

/** Returns milliseconds of a core per second, for all instances together and for the database. `rates` are per second. */
export function usageAt(costs, rates, { instances = 1, streams = 0 } = {}) {
  const sum = (where) => kinds.reduce((total, kind) => total + (rates[kind] ?? 0) * costs[kind][where], 0)
  // Every instance receives a change and sends it to its own readers.
  const told = (rates.change ?? 0) * (costs.told.shop * streams + costs.change.shop * (instances - 1))
  return {
    shop: sum('shop') + told + instances * costs.idle.shop,
    database: sum('database') + instances * costs.idle.database,
  }
}

/** Plans for the best minute of a day. `edgeShare`: share of cached pages that a cache in front answers. */
export function planFor(costs, ordersPerDay, { edgeShare = 0, ...changed } = {}) {
  const own = { ...habits, ...changed }
  const orders = (ordersPerDay * own.bestHourShare * own.bestMinute) / 3600
  const pages = orders * own.pagesPerOrder
  const streams = pages * own.pageSeconds
  const rates = {
    kept: pages * own.keptShare * (1 - edgeShare),
    made: pages * (1 - own.keptShare),
    quote: orders * own.quotesPerOrder,
    order: orders,
    event: orders * own.eventsPerOrder,
    change: orders * own.changesPerOrder,
  }
  const work = usageAt(costs, rates, { streams })
  const instances = Math.max(2, Math.ceil(work.shop / (filled * 1000)), Math.ceil(streams / mostStreams))
  const usage = usageAt(costs, rates, { instances, streams })
  const connections = instances * (poolSize + 2)
  return {
    ordersPerDay,
    orders,
    pages,
    streams,
    instances,
    instanceCores: usage.shop / 1000 / filled,
    databaseCores: usage.database / 1000 / filled,
    connections,
    commits: orders * costs.order.commits + rates.event * costs.event.commits,
    walMegabytes: (orders * costs.order.wal) / 1e6,
    gigabytesPerYear: (ordersPerDay * daysPerYear * costs.order.kept) / 1e9,
  }
}
