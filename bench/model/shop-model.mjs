/**
 * What a shop of a given size needs, from what one of each thing costs (`measure-costs.mjs`). Milliseconds are of one core; `shop` is an
 * instance, `database` is PostgreSQL.
 */

/** What people do around one order; all of it are assumptions that another shop replaces by its own figures (/admin/analytics). */
export const habits = {
  pagesPerOrder: 120,
  /** Of pages, how many come from an instance's memory; the others are made. */
  keptShare: 0.97,
  quotesPerOrder: 6,
  /** Of visitors who agreed to be counted. */
  eventsPerOrder: 60,
  /** How long a page stays open, and with it its event stream. */
  pageSeconds: 45,
  /** Sales that change what a shopper reads: a last piece, a price. Each is told to every open page. */
  changesPerOrder: 0.01,
  /** Of a day's orders, how many come in its best hour, and how much fuller the best minute is than that hour. */
  bestHourShare: 0.1,
  bestMinute: 2,
}

/** No core is filled further than this: what comes at random then still finds its turn within its two seconds. */
const filled = 0.6
/** Of one process; the next one is told 503. */
const mostStreams = 5000
const poolSize = 6
const daysPerYear = 365
const kinds = ['kept', 'made', 'quote', 'order', 'event', 'change']

/** Milliseconds of a core each second, on all instances together and on the database, at so many of each kind a second. */
export function usageAt(costs, rates, { instances = 1, streams = 0 } = {}) {
  const sum = (where) => kinds.reduce((total, kind) => total + (rates[kind] ?? 0) * costs[kind][where], 0)
  // A change is heard by every instance; each tells its own readers.
  const told = (rates.change ?? 0) * (costs.told.shop * streams + costs.change.shop * (instances - 1))
  return {
    shop: sum('shop') + told + instances * costs.idle.shop,
    database: sum('database') + instances * costs.idle.database,
  }
}

/** The best minute of a day with so many orders. `edgeShare`: of kept pages, how many a cache in front answers instead. */
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
