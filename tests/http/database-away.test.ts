import { afterAll, expect, it, vi } from 'vitest'
import { findServerPid } from '#kit/database/embedded-lock-files.ts'
import { stopServer } from '#kit/database/embedded-process.ts'
import { startEmbeddedServer } from '#kit/database/embedded-server.ts'
import { shopOn, temporaryFolder } from '#tests/support/shop.ts'

const server = await startEmbeddedServer({ dataDir: temporaryFolder(), durability: 'disposable' })
afterAll(() => server.release())
const { origin, shop, given } = await shopOn(server.url())
const { id } = await given.product({ price: 40 })

const statusOf = async (path: string) => (await fetch(origin + path)).status
const priceOf = async () => (await (await fetch(`${origin}/api/products/${id}`)).json()).price

it('survives a database that goes away and comes back, and keeps nothing that it may have missed', async () => {
  expect(await priceOf()).toBe(40)
  await priceOf()
  expect(shop.responseCache.size).toBeGreaterThan(0)

  const pid = findServerPid(server.folder)
  await stopServer(server.folder)
  // The database may be running again: the shop restarts an embedded server immediately.
  expect(findServerPid(server.folder)).not.toBe(pid)
  await vi.waitFor(() => expect(shop.responseCache.size).toBe(0), { timeout: 30_000 })

  await vi.waitFor(async () => expect(await statusOf('/ready')).toBe(200), { timeout: 30_000, interval: 100 })
  await shop.pool.query('update products set price = 55 where id = $1', [id])
  await vi.waitFor(async () => expect(await priceOf()).toBe(55), { timeout: 30_000 })
  await vi.waitFor(
    async () => {
      await priceOf()
      expect(shop.responseCache.size).toBeGreaterThan(0)
    },
    { timeout: 30_000 },
  )
  await shop.pool.query('update products set price = 60 where id = $1', [id])
  await vi.waitFor(async () => expect(await priceOf()).toBe(60), { timeout: 30_000 })
})
