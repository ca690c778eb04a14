import { expect, it } from 'vitest'
import { findBrokenInvariants } from '#server/find-broken-invariants.ts'
import { given, orderOf } from '#tests/support/given.ts'
import { type Answered, buy, tally } from '#tests/support/buyers.ts'
import { testDatabase } from '#tests/support/database.ts'
import { bareShop } from '#tests/support/shop-process.ts'

const { db, url } = await testDatabase()
const shop = await bareShop({ DATABASE_URL: url, REQUEST_WAIT_MS: '2000' })
const { id } = await given(db).product({ stock: 1_000_000 })
const order = orderOf(await given(db).paymentMethod(), [{ product_id: id, quantity: 1 }])

const many = 1500
/** Twice the request wait, plus some seconds for a busy machine. */
const longestMs = 10_000

it('places its share of 1,500 simultaneous orders, and lets nobody wait for long', async () => {
  // The first runs of any code are slow.
  for (let round = 0; round < 20; round += 1) await Promise.all(Array.from({ length: 10 }, () => buy(shop.origin, order)))
  const answers = await Promise.all(Array.from({ length: many }, () => buy(shop.origin, order)))
  const counts = tally(answers)
  expect(Object.keys(counts).filter((kind) => kind !== '201' && kind !== '503 unavailable')).toEqual([])
  expect(counts['201']).toBeGreaterThan(10)
  expect(slowest(answers)).toBeLessThan(longestMs)
  expect(await findBrokenInvariants(db)).toEqual([])
})

it('still answers pages and health in the middle of it', async () => {
  const rush = Promise.all(Array.from({ length: many }, () => buy(shop.origin, order)))
  const asked = await Promise.all(
    ['/health', '/ready', `/api/products/${id}`].map(async (path) => (await fetch(shop.origin + path)).status),
  )
  expect(asked).toEqual([200, 200, 200])
  await rush
})

function slowest(answers: readonly Answered[]): number {
  return Math.max(...answers.map(({ tookMs }) => tookMs))
}
