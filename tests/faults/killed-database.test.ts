import { afterAll, expect, it, vi } from 'vitest'
import { createDatabase } from '#kit/database/database.ts'
import { findServerPid } from '#kit/database/embedded-lock-files.ts'
import { startEmbeddedServer } from '#kit/database/embedded-server.ts'
import { endProcess } from '#tests/support/end-process.ts'
import { given, orderOf } from '#tests/support/given.ts'
import { buy, tally } from '#tests/support/buyers.ts'
import { temporaryFolder } from '#tests/support/shop.ts'
import { bareShop } from '#tests/support/shop-process.ts'
import { amidBuying as amid, type Buying } from './support/amid-buying.ts'

const server = await startEmbeddedServer({ dataDir: temporaryFolder() })
afterAll(() => server.release())
const shop = await bareShop({ DATABASE_URL: server.url(), LOG_LEVEL: 'warn' })
const { db, pool, close } = createDatabase({ url: server.url(), poolSize: 2 })
afterAll(close)
const { id } = await given(db).product({ stock: 1_000_000 })
const order = orderOf(await given(db).paymentMethod(), [{ product_id: id, quantity: 1 }])

const amidBuying = async (blow: (buying: Buying) => Promise<void>) => void (await amid({ shop, db, order }, blow))

function buysAgain(): Promise<void> {
  return vi.waitFor(async () => expect((await buy(shop.origin, order)).status).toBe(201), { timeout: 60_000, interval: 100 })
}

const others = `from pg_stat_activity where application_name like 'tulpar%' and usename = current_user and pid <> pg_backend_pid()`
const blows: [string, string][] = [
  ['ended while idle in a transaction', `select pg_terminate_backend(pid) ${others} and state = 'idle in transaction'`],
  ['ended at whatever they are', `select pg_terminate_backend(pid) ${others} order by random() limit 3`],
  ['interrupted', `select pg_cancel_backend(pid) ${others} and state = 'active'`],
]

it.each(blows)('lives on while connections are %s', (_name, blow) =>
  amidBuying(async () => {
    let struck = 0
    await vi.waitFor(
      async () => {
        struck += (await pool.query(blow)).rowCount ?? 0
        expect(struck).toBeGreaterThan(60)
      },
      { timeout: 60_000, interval: 20 },
    )
  }),
)

/** When one backend is killed, PostgreSQL ends all others and recovers the shared memory. */
it.each(['SIGKILL', 'SIGQUIT', 'SIGSEGV'] as const)('lives on when connections get a %s', (signal) =>
  amidBuying(async () => {
    for (let round = 0; round < 3; round += 1) {
      await vi.waitFor(
        async () => {
          const { rows } = await pool.query<{ pid: number }>(`select pid ${others} and state <> 'idle' limit 1`)
          expect(rows).toHaveLength(1)
          endProcess(rows[0]?.pid, signal)
        },
        { timeout: 60_000, interval: 50 },
      )
      await buysAgain()
    }
  }),
)

/** SIGINT ends every session at once; after SIGQUIT and SIGKILL the recovery does the rest. The shop starts the server again. */
it.each(['SIGINT', 'SIGQUIT', 'SIGKILL'] as const)('lives on when the database gets a %s', (signal) =>
  amidBuying(async (buying) => {
    const pid = findServerPid(server.folder)
    endProcess(pid, signal)
    await vi.waitFor(() => expect(tally(buying.answers)).toHaveProperty('503 unavailable'), { timeout: 60_000 })
    await vi.waitFor(() => expect(findServerPid(server.folder)).not.toBe(pid), { timeout: 60_000 })
  }),
)

it('lives on when the server becomes a standby, and finds the new one', () =>
  amidBuying(async (buying) => {
    await pool.query(`alter role tulpar set default_transaction_read_only = on`)
    await pool.query(`select pg_terminate_backend(pid) ${others}`)
    await vi.waitFor(() => expect(tally(buying.answers)).toHaveProperty('503 unavailable'), { timeout: 60_000 })
    await pool.query(`begin read write; alter role tulpar reset default_transaction_read_only; commit`)
  }))
