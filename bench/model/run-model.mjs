import { addGoods } from '../tools/goods.mjs'
import { withSeededFolder } from '../tools/seeded-folder.mjs'
import { startShop } from '../tools/shop-process.mjs'
import { measureCosts } from './measure-costs.mjs'
import { measureMixed } from './measure-mixed.mjs'
import { measureWalls } from './measure-walls.mjs'
import { habits, planFor, usageAt } from './shop-model.mjs'

const mixed = { kept: 200, made: 10, quote: 25, order: 12, event: 80, change: 4 }
const streams = 400
/** Greatest allowed relative difference between prediction and measurement. */
const mostOff = 0.25
const sizes = [1000, 10_000, 100_000, 1_000_000]
const edgeShare = 0.95

/**
 * Measures the cost of each kind of request, predicts and measures a mixed load on two instances, and prints the needs of several shop
 * sizes.
 */
export async function runModel({ products, seconds }) {
  await withSeededFolder({ products, orders: 0 }, async (dataDir) => {
    const orders = await goodsOf(dataDir)
    const costs = await measureCosts(dataDir, { orders, seconds })
    printCosts(costs)
    const measured = await measureMixed(dataDir, { orders, rates: mixed, streams, seconds: seconds * 2 })
    const isRight = printComparison(costs, measured)
    printWalls(await measureWalls(dataDir, { orders, seconds }), costs)
    printPlans(costs)
    if (!isRight) process.exitCode = 1
  })
}

async function goodsOf(dataDir) {
  const shop = await startShop({ dataDir })
  try {
    return await addGoods(shop.origin)
  } finally {
    await shop.stop()
  }
}

function printCosts({ idle, told, ...costs }) {
  console.log('\nwhat one costs, in milliseconds of a core')
  const names = {
    kept: 'page from memory',
    made: 'rendered page',
    quote: 'price of a cart',
    order: 'order with its mail',
    event: 'event of a visitor',
    change: 'change of a price',
  }
  console.table(
    Object.fromEntries(
      Object.entries(names).map(([kind, name]) => [
        name,
        {
          instance: round(costs[kind].shop),
          database: round(costs[kind].database),
          'commits that write': round(costs[kind].commits),
          'log, kB': round(costs[kind].wal / 1000),
          'kept, kB': round(costs[kind].kept / 1000),
        },
      ]),
    ),
  )
  console.log(`a change sent to one open page: ${(told.shop * 1000).toFixed(1)} µs`)
  console.log(`at rest, each second: an instance ${round(idle.shop)} ms, the database ${round(idle.database)} ms`)
}

function printComparison(costs, measured) {
  const predicted = usageAt(costs, measured.rates, { instances: 2, streams })
  const rates = Object.entries(measured.rates).map(([kind, rate]) => `${kind} ${round(rate)}`)
  console.log(`\ntwo instances, one database, ${streams} open pages; a second: ${rates.join(', ')}`)
  const off = (where) => measured[where] / predicted[where] - 1
  console.table({
    'both instances, ms of a core a second': {
      predicted: round(predicted.shop),
      measured: round(measured.shop),
      difference: percent(off('shop')),
    },
    'database, ms of a core a second': {
      predicted: round(predicted.database),
      measured: round(measured.database),
      difference: percent(off('database')),
    },
  })
  console.log(`by instance ${measured.perInstance.map(round).join(' and ')}; 99 % of each kind within ${round(measured.slowestMs)} ms`)
  const isRight = ['shop', 'database'].every((where) => Math.abs(off(where)) <= mostOff)
  console.log(isRight ? `the model holds within ${percent(mostOff)}` : `THE MODEL IS OFF by more than ${percent(mostOff)}`)
  return isRight
}

function printWalls({ ordersPerSecond, onePiecePerSecond, commitsPerSecond, notifiedPerSecond }, costs) {
  console.log('\nwalls, by the clock of this machine')
  console.table({
    'orders of many pieces on one instance': { 'a second': Math.round(ordersPerSecond) },
    'orders of one and the same piece': { 'a second': Math.round(onePiecePerSecond) },
    'commits of sixteen writers': { 'a second': Math.round(commitsPerSecond) },
    'the same where each notifies': { 'a second': Math.round(notifiedPerSecond) },
    'orders that these carry': { 'a second': Math.round(notifiedPerSecond / costs.order.commits) },
  })
}

function printPlans(costs) {
  for (const share of [0, edgeShare]) {
    console.log(
      `\nwhat a shop needs in its best minute, ${share === 0 ? 'without a cache in front' : `with one that answers ${percent(share)} of kept pages`}`,
    )
    console.table(
      Object.fromEntries(
        sizes.map((size) => {
          const plan = planFor(costs, size, { edgeShare: share })
          return [
            `${size.toLocaleString('en')} orders a day`,
            {
              'orders/s': round(plan.orders),
              'pages/s': Math.round(plan.pages),
              'open pages': Math.round(plan.streams),
              instances: plan.instances,
              'their cores': round(plan.instanceCores),
              'database cores': round(plan.databaseCores),
              connections: plan.connections,
              'commits/s': Math.round(plan.commits),
              'log, MB/s': round(plan.walMegabytes),
              'GB a year': Math.round(plan.gigabytesPerYear),
            },
          ]
        }),
      ),
    )
  }
  console.log('assuming', habits)
}

function round(value) {
  return Number(value.toPrecision(value < 10 ? 2 : 3))
}

function percent(share) {
  return `${Math.round(share * 100)} %`
}
