import { setTimeout as pause } from 'node:timers/promises'
import { cpuSecondsOf } from '../tools/processes.mjs'
import { startShop } from '../tools/shop-process.mjs'
import { askSteadily } from '../tools/steady-load.mjs'
import { environment } from './environment.mjs'
import { openDatabaseUsage } from './database-usage.mjs'
import { openStreams, requestsOf } from './requests.mjs'

/** So many a second of each kind: far below what one core can do, as shops run. */
const pace = { kept: 300, made: 15, quote: 40, order: 20, event: 150 }
const streams = 1000
const changes = 60
const changeEveryMs = 60

/** What one of each kind costs on one instance and its database; see `shop-model.mjs` for the units. */
export async function measureCosts(dataDir, { orders, seconds }) {
  const shop = await startShop({ dataDir, environment })
  const usage = await openDatabaseUsage(dataDir)
  try {
    const requests = requestsOf(orders)
    // What runs for the first time is slow.
    for (const [kind, next] of Object.entries(requests)) await ask(shop, kind, next, 4)
    // Otherwise the database tidies up after the seeding while something is measured.
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
    if (readers.heard() < changes * streams) throw new Error(`of ${changes * streams} tellings ${readers.heard()} were heard`)
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

/** Until all that follows from it is done; what an idle shop uses meanwhile is not counted. */
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

/** As an import or a member of staff does it, one after another. */
export async function changePrices(client, count, everyMs = changeEveryMs) {
  for (let changed = 0; changed < count; changed += 1) {
    await client.query(`update products set price = price + 0.01 where id = (select id from products where sku = $1)`, [
      `BENCH-${changed % 32}`,
    ])
    await pause(everyMs)
  }
  // Changes of a moment are told together.
  await pause(200)
}
