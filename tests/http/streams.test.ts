import { once } from 'node:events'
import { get } from 'node:http'
import { expect, it } from 'vitest'
import { category, product as productSchema } from '#contract/catalog.ts'
import { money } from '#contract/rules/money.ts'
import { newId } from '#kit/ids.ts'
import { given as givenIn } from '#tests/support/given.ts'
import { testDatabase } from '#tests/support/database.ts'
import { freePort, shopProcess } from '#tests/support/shop-process.ts'
import { withinASecond } from '#tests/support/within-a-second.ts'

const readerCount = 500
const mostMoreBytes = 150 * 1024 * 1024

const { db, url } = await testDatabase()
const given = givenIn(db)
const metricsPort = await freePort()
const shop = shopProcess({ DATABASE_URL: url, METRICS_PORT: String(metricsPort) })

type Change = { table: string; type: string; record: Record<string, unknown> | null; old_record: Record<string, unknown> | null }

it('carries every change to five hundred readers within a second, for little memory, and nothing a shopper may not see', async () => {
  const mug = await given.product({ name: 'Felt mug', price: 40, member_price: 33 })
  const tote = await given.product({ name: 'Ikat tote', price: 70 })
  const secret = await given.product({ name: 'Secret scarf', price: 12.34, status: 'draft' })
  const shelfId = newId()
  await db.insertInto('categories').values({ id: shelfId, slug: 'hidden-shelf', name: 'Hidden shelf', is_active: false }).execute()
  await (await fetch(`${shop.origin}/api/products`)).text()
  const before = await residentBytes()

  const readers = await Promise.all(Array.from({ length: readerCount }, () => listen()))
  async function seenByAll(change: () => Promise<unknown>, expected: object) {
    const lengths = readers.map(({ text }) => text.length)
    await change()
    await withinASecond(shop.origin, () => readers.every(({ text }, index) => text.lastIndexOf('data: ') >= (lengths[index] ?? 0)))
    expect(hintsOf(readers[0]).at(-1)).toMatchObject(expected)
  }
  const set = (id: string, change: { name?: string; price?: ReturnType<typeof money>; status?: 'active' | 'draft' }) =>
    db.updateTable('products').set(change).where('id', '=', id).execute()

  for (const price of [41.5, 42, 42.5])
    await seenByAll(() => set(mug.id, { price: money(price) }), { table: 'products', type: 'UPDATE', record: { id: mug.id, price } })
  await seenByAll(() => set(tote.id, { status: 'draft' }), { table: 'products', type: 'DELETE', record: null, old_record: { id: tote.id } })

  // No reader may receive any of these changes: the next message is the mug's.
  const count = hintsOf(readers[0]).length
  await set(tote.id, { price: money(98.76) })
  await set(secret.id, { name: 'Secret shawl' })
  await db.insertInto('product_translations').values({ product_id: secret.id, language: 'ru', name: 'Тайный платок' }).execute()
  await db.updateTable('categories').set({ name: 'Hidden rack' }).where('id', '=', shelfId).execute()
  await db.updateTable('stock_levels').set({ on_hand: 6543 }).where('product_id', '=', mug.id).execute()
  await given.account({ role: 'admin' })
  await seenByAll(() => set(mug.id, { name: 'Felt cup' }), { record: { id: mug.id, name: 'Felt cup' } })
  expect(hintsOf(readers[0])).toHaveLength(count + 1)
  expect(new Set(readers.map((reader) => JSON.stringify(hintsOf(reader)))).size).toBe(1)

  expect((await residentBytes()) - before).toBeLessThan(mostMoreBytes)
  expect(readers[0]?.text).not.toMatch(/secret|тайный|hidden|98\.76|12\.34|on_hand|reserved|is_pre_order|featured_rank|person-/i)
  const shown = new Set([...Object.keys(productSchema.shape), ...Object.keys(category.shape)])
  const fields = hintsOf(readers[0]).flatMap(({ record }) => Object.keys(record ?? {}))
  expect(fields.filter((field) => !shown.has(field))).toEqual([])
  for (const { leave } of readers) leave()
})

type Reader = { text: string; leave: () => void }

/** Uses node:http, since five hundred readers share one thread with the test. */
async function listen(): Promise<Reader> {
  const asking = get(`${shop.origin}/api/realtime`)
  const [response] = await once(asking, 'response')
  const reader = { text: '', leave: () => void asking.destroy() }
  response.setEncoding('utf8')
  response.on('data', (chunk: string) => (reader.text += chunk))
  response.on('error', () => undefined)
  return reader
}

function hintsOf(reader: Reader | undefined): Change[] {
  return (reader?.text ?? '')
    .split('\n\n')
    .flatMap((frame) => (frame.startsWith('data: ') ? [JSON.parse(frame.slice('data: '.length))] : []))
}

async function residentBytes(): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1])
}
