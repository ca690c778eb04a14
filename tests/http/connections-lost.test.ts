import { once } from 'node:events'
import { afterAll, expect, it, vi } from 'vitest'
import { findBrokenInvariants } from '#server/find-broken-invariants.ts'
import { createDatabase } from '#kit/database/database.ts'
import { findServerPid } from '#kit/database/embedded-lock-files.ts'
import { startEmbeddedServer } from '#kit/database/embedded-server.ts'
import { endProcess } from '#tests/support/end-process.ts'
import { given, orderOf } from '#tests/support/given.ts'
import { buy, keepBuying, tally } from '#tests/support/buyers.ts'
import { temporaryFolder } from '#tests/support/shop.ts'
import { bareShop } from '#tests/support/shop-process.ts'

const server = await startEmbeddedServer({ dataDir: temporaryFolder() })
afterAll(() => server.release())
const shop = await bareShop({ DATABASE_URL: server.url() })
const { db, pool, close } = createDatabase({ url: server.url(), poolSize: 2 })
const { product, paymentMethod } = given(db)
const { id } = await product({ stock: 100_000 })
const order = orderOf(await paymentMethod(), [{ product_id: id, quantity: 1 }])

const buyers = 8

it('lives on when its connections end in the middle of orders', async () => {
  const buying = keepBuying(shop.origin, order, buyers)
  let ended = 0
  await vi.waitFor(
    async () => {
      const { rowCount } = await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'tulpar' and pid <> pg_backend_pid() and state = 'idle in transaction'`)
      ended += rowCount ?? 0
      expect(ended).toBeGreaterThan(30)
    },
    { timeout: 30_000, interval: 10 },
  )
  await keepsItsWord(await buying.stop())
})

it('lives on when the database is killed under it', async () => {
  const buying = keepBuying(shop.origin, order, buyers)
  await vi.waitFor(() => expect(tally(buying.answers)['201']).toBeGreaterThan(20), { timeout: 30_000 })
  endProcess(findServerPid(server.folder), 'SIGKILL')
  await vi.waitFor(() => expect(tally(buying.answers)).toHaveProperty('503 unavailable'), { timeout: 30_000 })
  await vi.waitFor(async () => expect((await buy(shop.origin, order)).status).toBe(201), { timeout: 30_000, interval: 100 })
  await keepsItsWord(await buying.stop())
})

async function keepsItsWord(answers: Awaited<ReturnType<ReturnType<typeof keepBuying>['stop']>>): Promise<void> {
  expect(shop.child.exitCode, shop.lines.slice(-20).join('\n')).toBeNull()
  const unforeseen = answers.filter(({ status }) => ![201, 409, 503].includes(status))
  expect(tally(unforeseen)).toEqual({})
  expect(new Set(answers.filter(({ status }) => status === 503).map(({ retryAfter }) => retryAfter))).toEqual(new Set(['5']))
  const { rows } = await pool.query<{ id: string }>('select id from orders')
  const kept = new Set(rows.map((row) => row.id))
  expect(answers.filter(({ status, orderId }) => status === 201 && !kept.has(orderId ?? ''))).toEqual([])
  expect(await findBrokenInvariants(db)).toEqual([])
}

it('stops in good order while the database is away', async () => {
  await close()
  expect(await server.release()).toBe('stopped')
  const ended = once(shop.child, 'exit')
  shop.child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(shop.lines.filter((line) => /^\s+at |Unhandled/.test(line))).toEqual([])
})
