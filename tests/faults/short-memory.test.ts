import { expect, it } from 'vitest'
import { findBrokenInvariants } from '#server/find-broken-invariants.ts'
import { buy, tally } from '#tests/support/buyers.ts'
import { testDatabase } from '#tests/support/database.ts'
import { given, orderOf } from '#tests/support/given.ts'
import { bareShop, freePort } from '#tests/support/shop-process.ts'
import { amidBuying } from './support/amid-buying.ts'
import { figureOf } from './support/load.ts'

/** A fifth of the heap that `npm start` sets. */
const heapMb = 100
const many = 1500
const { db, url } = await testDatabase()
const metricsPort = await freePort()
const shop = await bareShop({
  DATABASE_URL: url,
  RATE_LIMITS: 'off',
  REQUEST_WAIT_MS: '2000',
  METRICS_PORT: String(metricsPort),
  NODE_OPTIONS: `--max-old-space-size=${heapMb} --max-semi-space-size=4`,
})
const { id } = await given(db).product({ stock: 1_000_000 })
const order = orderOf(await given(db).paymentMethod(), [{ product_id: id, quantity: 1 }])

it('continues with little memory under many simultaneous requests', async () => {
  const answers = await amidBuying({ shop, db, order }, async () => {
    // Requests lists that are not cached yet, while fifteen hundred buyers order at once.
    const lists = Promise.all(
      Array.from(
        { length: 400 },
        async (_, page) => (await fetch(`${shop.origin}/api/products?limit=100&page=1&min_price=${page}`)).status,
      ),
    )
    const rush = await Promise.all(Array.from({ length: many }, () => buy(shop.origin, order)))
    expect(Object.keys(tally(rush)).filter((kind) => kind !== '201' && kind !== '503 unavailable')).toEqual([])
    expect((await lists).filter((status) => ![200, 503].includes(status))).toEqual([])
  })
  const heap = (await figureOf(metricsPort, 'nodejs_heap_size_used_bytes')) / 1e6
  console.info(`with ${heapMb} MB of heap: ${heap.toFixed(0)} MB in use,`, answers)
  expect(heap).toBeLessThan(heapMb * 1.1)
  expect(await findBrokenInvariants(db)).toEqual([])
})
