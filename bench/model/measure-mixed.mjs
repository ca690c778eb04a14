import { cpuSecondsOf } from '../tools/processes.mjs'
import { startShop } from '../tools/shop-process.mjs'
import { askSteadily } from '../tools/steady-load.mjs'
import { environment } from './environment.mjs'
import { openDatabaseUsage } from './database-usage.mjs'
import { changePrices } from './measure-costs.mjs'
import { openStreams, requestsOf } from './requests.mjs'

const warmUpSeconds = 8

/** Runs all kinds of requests at once, spread evenly over two instances with one database, and measures what each uses per second. */
export async function measureMixed(dataDir, { orders, rates, streams, seconds }) {
  const shops = [await startShop({ dataDir, environment }), await startShop({ dataDir, environment })]
  const usage = await openDatabaseUsage(dataDir)
  try {
    const requests = requestsOf(orders)
    const readers = await Promise.all(shops.map(({ origin }) => openStreams(origin, streams / shops.length)))
    const ask = (kind, askSeconds) =>
      Promise.all(
        shops.map(({ origin }) =>
          askSteadily({ origin, perSecond: rates[kind] / shops.length, seconds: askSeconds, next: requests[kind] }),
        ),
      )
    await Promise.all(Object.keys(requests).map((kind) => ask(kind, warmUpSeconds)))
    await usage.drained()
    const startedAt = performance.now()
    const [shopsBefore, before] = [shops.map(({ pid }) => cpuSecondsOf(pid)), await usage.read()]
    const [answers] = await Promise.all([
      Promise.all(Object.keys(requests).map((kind) => ask(kind, seconds))),
      changePrices(usage.client, Math.round(rates.change * seconds), 1000 / rates.change),
    ])
    await usage.drained()
    const tookSeconds = (performance.now() - startedAt) / 1000
    const [shopsAfter, after] = [shops.map(({ pid }) => cpuSecondsOf(pid)), await usage.read()]
    const failures = answers.flat().reduce((sum, answer) => sum + answer.failures, 0)
    if (failures > 0) throw new Error(`${failures} requests of the mixed load failed`)
    for (const reader of readers) reader.close()
    const perInstance = shopsAfter.map((seconds_, at) => ((seconds_ - shopsBefore[at]) * 1000) / tookSeconds)
    const asked = Object.fromEntries(
      Object.keys(requests).map((kind, at) => [kind, answers[at].reduce((sum, answer) => sum + answer.answers, 0) / tookSeconds]),
    )
    return {
      perInstance,
      shop: perInstance.reduce((sum, used) => sum + used, 0),
      database: ((after.seconds - before.seconds) * 1000) / tookSeconds,
      rates: { ...asked, change: (rates.change * seconds) / tookSeconds },
      slowestMs: Math.max(...answers.flat().map(({ p99Ms }) => p99Ms)),
    }
  } finally {
    await usage.close()
    for (const shop of shops) await shop.stop()
  }
}
