import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { findBrokenInvariants } from '#server/find-broken-invariants.ts'
import { tally } from '#tests/support/buyers.ts'
import { testDatabase } from '#tests/support/database.ts'
import { given, orderOf } from '#tests/support/given.ts'
import { bareShop } from '#tests/support/shop-process.ts'
import { bestRate, sendAtRate } from './support/load.ts'

const seconds = Number(process.env.OVERLOAD_SECONDS ?? 120)
const waitMs = 1000
const { db, url } = await testDatabase()
const shop = await bareShop({ DATABASE_URL: url, RATE_LIMITS: 'off', REQUEST_WAIT_MS: String(waitMs) })
const { id } = await given(db).product({ stock: 10_000_000 })
const order = orderOf(await given(db).paymentMethod(), [{ product_id: id, quantity: 1 }])

it('keeps four fifths of its best under three times as much, and refuses the rest with a time to come back', async () => {
  const best = await bestRate(shop.origin, order, { buyers: 20, seconds: Math.min(20, seconds) })
  const answers = await sendAtRate(shop.origin, order, { perSecond: 3 * best, seconds })
  const placed = answers.filter(({ status }) => status === 201)
  const refused = answers.filter(({ status }) => status !== 201)
  const slowest = Math.max(...refused.map(({ tookMs }) => tookMs))
  console.log(
    `best ${best.toFixed(0)} orders/s; of ${answers.length} in ${seconds} s ${placed.length} placed (${(placed.length / seconds).toFixed(0)}/s), refused after ${slowest.toFixed(0)} ms at most`,
  )
  expect(Object.keys(tally(answers)).toSorted()).toEqual(['201', '503 unavailable'])
  expect(new Set(refused.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['5']))
  expect(placed.length / seconds).toBeGreaterThan(0.8 * best)
  const { count } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(
      'id',
      'in',
      placed.slice(-500).map(({ orderId }) => orderId ?? ''),
    )
    .executeTakeFirstOrThrow()
  expect(count).toBe(Math.min(500, placed.length))
  // Replaces autovacuum, which is off in test databases.
  await sql`analyze`.execute(db)
  expect(await findBrokenInvariants(db)).toEqual([])
  // The shop recovers immediately.
  expect((await sendAtRate(shop.origin, order, { perSecond: 2, seconds: 2 })).every(({ status }) => status === 201)).toBe(true)
})
