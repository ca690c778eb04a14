import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { tally } from '#tests/support/buyers.ts'
import { testDatabase } from '#tests/support/database.ts'
import { given, orderOf } from '#tests/support/given.ts'
import { bareShop } from '#tests/support/shop-process.ts'
import { amidBuying } from './support/amid-buying.ts'
import { wireToDatabase } from './support/wire.ts'

const { db, pool, url } = await testDatabase()
const wire = await wireToDatabase(url)
const shop = await bareShop({ DATABASE_URL: wire.url, REQUEST_WAIT_MS: '2000', LOG_LEVEL: 'warn' })
const { id } = await given(db).product({ stock: 1_000_000 })
const order = orderOf(await given(db).paymentMethod(), [{ product_id: id, quantity: 1 }])
const cuts = 40

it('continues with a slow database, and refuses the surplus with a time to come back', async () => {
  const answers = await amidBuying({ shop, db, order, buyers: 40 }, async ({ answers: soFar }) => {
    wire.slowTo(60)
    const before = soFar.length
    await vi.waitFor(() => expect(tally(soFar.slice(before))['201'] ?? 0).toBeGreaterThan(20), { timeout: 120_000 })
    await vi.waitFor(() => expect(tally(soFar.slice(before))).toHaveProperty('503 unavailable'), { timeout: 120_000 })
    expect((await fetch(`${shop.origin}/health`)).status).toBe(200)
    wire.slowTo(0)
  })
  console.info('a slow database:', answers)
})

it('places each order whole or not at all when it is cut off in the middle of transactions', async () => {
  const answers = await amidBuying({ shop, db, order }, async () => {
    let cutOff = 0
    for (let cut = 0; cut < cuts;) {
      const { rows } = await pool.query(
        `select 1 from pg_stat_activity where datname = current_database() and state like '%in transaction%'`,
      )
      if (rows.length > 0) {
        cutOff += wire.cut()
        cut += 1
      }
      await pause(20 + Math.random() * 60)
    }
    expect(cutOff).toBeGreaterThanOrEqual(cuts)
  })
  console.info(`${cuts} times cut off:`, answers)
})

it('opens again after a database that was silent for a while', async () => {
  const answers = await amidBuying({ shop, db, order }, async ({ answers: soFar }) => {
    wire.goSilent()
    await vi.waitFor(() => expect(tally(soFar)).toHaveProperty('503 unavailable'), { timeout: 120_000 })
    expect((await fetch(`${shop.origin}/health`)).status).toBe(200)
    wire.pass()
  })
  console.info('a silent database:', answers)
})
