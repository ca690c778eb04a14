import { setTimeout as pause } from 'node:timers/promises'
import { cpuSecondsOf } from '../tools/processes.mjs'
import { startShop } from '../tools/shop-process.mjs'
import { askSteadily } from '../tools/steady-load.mjs'
import { environment } from './environment.mjs'
import { openDatabaseUsage } from './database-usage.mjs'
import { openStreams, requestsOf } from './requests.mjs'

/** Requests per second of each kind: far below what one core can do, as in a real shop. */
const pace = { kept: 300, made: 15, quote: 40, order: 20, event: 150 }
const streams = 1000
const changes = 60
const changeEveryMs = 60

/** Measures the cost of one request of each kind on one instance and its database. Units: see `shop-model.mjs`. */
export async function measureCosts(dataDir, { orders, seconds }) {
  const shop = await startShop({ dataDir, environment })
  const usage = await openDatabaseUsage(dataDir)
  try {
    const requests = requestsOf(orders)
    // Warms up: the first requests are slow.
    for (const [kind, next] of Object.entries(requests)) await ask(shop, kind, next, 4)
    // Otherwise autovacuum would clean up after the seeding during a measurement.
    await usage.client.query('vacuum analyze')
    await usage.drained()
    const idle = await costOf(shop, usage, 1, () => pause(seconds * 1000))
    const idleShare = { shop: idle.shop / idle.tookSeconds, database: idle.database / idle.tookSeconds }
    const costs = { idle: idleShare }
    for (const [kind, next] of Object.entries(requests))
      costs[kind] = await costOf(shop, usage, pace[kind] * seconds, () => ask(shop, kind, next, seconds), idleShare)
    costs.change = await costOfChanges(shop, usage, idleShare)
    const readers = await openStreams(shop.origin, streams)
    const told = await costOfChanges(shop, usage, idleShare)
    if (readers.heard() < changes * streams) throw new Error(`of ${changes * streams} notifications ${readers.heard()} were received`)
    costs.told = { shop: Math.max(0, told.shop - costs.change.shop) / streams }
    readers.close()
    return costs
  } finally {
    await usage.close()
    await shop.stop()
  }
}

async function ask(shop, kind, next, seconds) {
  const { failures } = await askSteadily({ ...shop, perSecond: pace[kind], seconds, next })
  if (failures > 0) throw new Error(`${failures} of the requests "${kind}" failed`)
}

/** Measures until all follow-up jobs are done. The usage of an idle shop is subtracted. */
async function costOf(shop, usage, count, work, idle = { shop: 0, database: 0 }) {
  const startedAt = performance.now()
  const [shopBefore, before] = [cpuSecondsOf(shop.pid), await usage.read()]
  await work()
  await usage.drained()
  const [shopAfter, after] = [cpuSecondsOf(shop.pid), await usage.read()]
  const tookSeconds = (performance.now() - startedAt) / 1000
  return {
    shop: Math.max(0, (shopAfter - shopBefore) * 1000 - idle.shop * tookSeconds) / count,
    database: Math.max(0, (after.seconds - before.seconds) * 1000 - idle.database * tookSeconds) / count,
    wal: (after.wal - before.wal) / count,
    commits: (after.commits - before.commits) / count,
    kept: (after.kept - before.kept) / count,
    tookSeconds,
  }
}

function costOfChanges(shop, usage, idle) {
  return costOf(shop, usage, changes, () => changePrices(usage.client, changes), idle)
}

/** Changes prices one after another, as an import or staff would. */
export async function changePrices(client, count, everyMs = changeEveryMs) {
  for (let changed = 0; changed < count; changed += 1) {
    await client.query(`update products set price = price + 0.01 where id = (select id from products where sku = $1)`, [
      `BENCH-${changed % 32}`,
    ])
    await pause(everyMs)
  }
  // The shop collects changes for a moment and sends them together.
  await pause(200)
}
