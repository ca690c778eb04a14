import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { money } from '#contract/rules/money.ts'
import { testDatabase } from '#tests/support/database.ts'
import { given } from '#tests/support/given.ts'
import { bareShop, freePort } from '#tests/support/shop-process.ts'
import { figureOf } from './support/load.ts'

const streams = Number(process.env.STREAMS ?? 10_000)
const mostBytesEach = 40_000
const { db, url } = await testDatabase()
const instances = await Promise.all(
  [await freePort(), await freePort()].map(async (metricsPort) => ({
    metricsPort,
    ...(await bareShop({ DATABASE_URL: url, RATE_LIMITS: 'off', METRICS_PORT: String(metricsPort) })),
  })),
)

it('holds ten thousand open pages on two instances, notifies all of them, and forgets them', async () => {
  const product = await given(db).product({ name: 'Felt hat', price: 40 })
  const memory = () => Promise.all(instances.map(({ metricsPort }) => figureOf(metricsPort, 'process_resident_memory_bytes')))
  const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)
  const before = sum(await memory())
  const readers: Reader[] = []
  for (let opened = 0; opened < streams; opened += 100)
    readers.push(...(await Promise.all(Array.from({ length: 100 }, (_, at) => listen(instances[at % 2]?.origin ?? '')))))
  const held = sum(await memory()) - before

  const changedAt = performance.now()
  await db
    .updateTable('products')
    .set({ price: money(41) })
    .where('id', '=', product.id)
    .execute()
  await expect.poll(() => readers.filter(({ hints }) => hints > 0).length, { timeout: 30_000, interval: 20 }).toBe(readers.length)
  const notifiedMs = performance.now() - changedAt

  const askedAt = performance.now()
  const page = await fetch(`${instances[0]?.origin}/api/products/${product.id}`)
  expect([page.status, (await page.json()).price]).toEqual([200, 41])
  console.log(
    `${readers.length} streams: ${(held / 1e6).toFixed(0)} MB (${(held / readers.length / 1000).toFixed(1)} kB each), all notified after ${notifiedMs.toFixed(0)} ms, a call meanwhile ${(performance.now() - askedAt).toFixed(0)} ms`,
  )
  expect(held / readers.length).toBeLessThan(mostBytesEach)

  for (const { leave } of readers) leave()
  for (const { metricsPort } of instances) await expect.poll(() => figureOf(metricsPort, 'event_streams'), { timeout: 30_000 }).toBe(0)
})

type Reader = { hints: number; leave: () => void }

async function listen(origin: string): Promise<Reader> {
  const asking = get(`${origin}/api/realtime`, { agent: new Agent({ keepAlive: false }) })
  const [response] = (await once(asking, 'response')) as [IncomingMessage]
  const reader = { hints: 0, leave: () => void asking.destroy() }
  if (response.statusCode !== 200) throw new Error(`a stream was refused with ${response.statusCode}`)
  response.on('data', (chunk: Buffer) => {
    if (chunk.includes('data: ')) reader.hints += 1
  })
  response.on('error', () => undefined)
  return reader
}
