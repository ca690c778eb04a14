import { afterAll, expect, it, vi } from 'vitest'
import { findServerPid, stopServer } from '#kit/database/embedded-process.ts'
import { startEmbeddedServer } from '#kit/database/embedded-server.ts'
import { shopOn, temporaryFolder } from '#tests/support/shop.ts'

const server = await startEmbeddedServer({ dataDir: temporaryFolder(), durability: 'disposable' })
afterAll(() => server.release())
const { origin, shop, given } = await shopOn(server.url())
const { id } = await given.product({ price: 40 })

const statusOf = async (path: string) => (await fetch(origin + path)).status
const priceOf = async () => (await (await fetch(`${origin}/api/products/${id}`)).json()).price

it('lives through a database that goes away and comes back, and keeps nothing that it may have missed', async () => {
  expect(await priceOf()).toBe(40)
  await priceOf()
  expect(shop.kept.size).toBeGreaterThan(0)

  await stopServer(server.folder)
  expect(findServerPid(server.folder)).toBeUndefined()
  await vi.waitFor(() => expect(shop.kept.size).toBe(0), { timeout: 5000 })

  // The embedded server is started again by whoever uses it; one of DATABASE_URL, by whoever keeps it.
  await vi.waitFor(async () => expect(await statusOf('/ready')).toBe(200), { timeout: 20_000, interval: 100 })
  await shop.pool.query('update products set price = 55 where id = $1', [id])
  await vi.waitFor(async () => expect(await priceOf()).toBe(55), { timeout: 10_000 })
  await vi.waitFor(async () => {
    await priceOf()
    expect(shop.kept.size).toBeGreaterThan(0)
  })
  await shop.pool.query('update products set price = 60 where id = $1', [id])
  await vi.waitFor(async () => expect(await priceOf()).toBe(60), { timeout: 1000 })
})
