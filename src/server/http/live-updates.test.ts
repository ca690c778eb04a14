import { expect, it } from 'vitest'
import { money } from '#contract/rules/money.ts'
import { newId } from '#kit/ids.ts'
import { runningShop } from '#tests/support/shop.ts'
import { withinASecond } from '#tests/support/within-a-second.ts'

const { shop, db, given, origin } = await runningShop()

type Update = { table: string; type: string; record: { id: string; [field: string]: unknown } | null; old_record: { id: string } | null }

async function open(query = '', isHeard: (hints: Update) => boolean = () => true) {
  const leaving = new AbortController()
  const response = await fetch(`${origin}/api/realtime${query}`, { signal: leaving.signal })
  const heard: Update[] = []
  const state = { text: '', isOver: false }
  void (async () => {
    let unread = ''
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      state.text += chunk
      const frames = (unread + chunk).split('\n\n')
      unread = frames.pop() ?? ''
      const hints = frames.filter((frame) => frame.startsWith('data: ')).map((frame): Update => JSON.parse(frame.slice(6)))
      heard.push(...hints.filter(isHeard))
    }
    state.isOver = true
  })().catch(() => (state.isOver = true))
  return { response, heard, state, leave: () => leaving.abort() }
}

const setProduct = (id: string, change: { price?: ReturnType<typeof money>; status?: 'active' | 'draft'; name?: string }) =>
  db.updateTable('products').set(change).where('id', '=', id).execute()
const soon = { timeout: 30_000, interval: 5 }

const sentinel = await given.product()
const everything = await open()
let settled = 0

/**
 * Waits until all earlier changes were sent. It takes three: events carry the current record, so the first name may arrive with an earlier
 * batch and the second before the rest of that batch.
 */
async function settle() {
  for (let times = 0; times < 3; times += 1) {
    settled += 1
    const name = `Sentinel ${settled}`
    await setProduct(sentinel.id, { name })
    await expect.poll(() => everything.heard.some(({ record }) => record?.name === name), soon).toBe(true)
  }
}

/** Opens a stream that receives no earlier changes, even on a busy machine. Changes of the sentinel are ignored. */
async function listen(query = '') {
  await settle()
  return open(query, ({ record, old_record: before }) => (record ?? before)?.id !== sentinel.id)
}

it('sends the public part of a changed product, within a second', async () => {
  const { id } = await given.product({ name: 'Felt mug', price: 40 })
  const { response, heard, leave } = await listen('?tables=products')
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/)
  expect(response.headers.get('cache-control')).toContain('no-store')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  await setProduct(id, { price: money(41.5) })
  await withinASecond(origin, () => heard.length > 0)
  expect(heard.at(-1)).toMatchObject({
    table: 'products',
    type: 'UPDATE',
    record: { id, name: 'Felt mug', price: 41.5 },
    old_record: { id },
  })
  leave()
})

it('reports a hidden product as deleted, a shown one as new, and no drafts', async () => {
  const { id } = await given.product({ name: 'Secret', status: 'draft' })
  const marker = await given.product({ name: 'Marker' })
  const { heard, leave } = await listen()
  await setProduct(id, { name: 'Still secret' })
  await db.insertInto('product_translations').values({ product_id: id, language: 'ru', name: 'Тайна' }).execute()
  await db.deleteFrom('product_translations').where('product_id', '=', id).execute()
  await setProduct(marker.id, { name: 'First' })
  await expect.poll(() => heard.length, soon).toBe(1)
  await settle()
  await setProduct(id, { status: 'active' })
  await expect.poll(() => heard.at(-1), soon).toMatchObject({ type: 'INSERT', record: { id, name: 'Still secret' }, old_record: null })
  await setProduct(id, { status: 'draft' })
  await expect.poll(() => heard.at(-1), soon).toEqual({ table: 'products', type: 'DELETE', record: null, old_record: { id } })
  await db.deleteFrom('products').where('id', '=', id).execute()
  await setProduct(marker.id, { name: 'Second' })
  await expect.poll(() => heard.at(-1), soon).toMatchObject({ record: { name: 'Second' } })
  expect(heard).toHaveLength(4)
  leave()
})

it('sends translations, and a product that sells out', async () => {
  const { id } = await given.product({ name: 'Bag', stock: 6 })
  const { heard, leave } = await listen('?tables=product_translations,products')
  await db.insertInto('product_translations').values({ product_id: id, language: 'kk', name: 'Сөмке' }).execute()
  await expect
    .poll(() => heard.at(-1), soon)
    .toMatchObject({ table: 'product_translations', type: 'INSERT', record: { product_id: id, language: 'kk', name: 'Сөмке' } })
  await db.updateTable('stock_levels').set({ on_hand: 0 }).where('product_id', '=', id).execute()
  await expect
    .poll(() => heard.at(-1), soon)
    .toMatchObject({ table: 'products', type: 'UPDATE', record: { id, stock: 0, availability: 'out_of_stock' } })
  leave()
})

it('sends the translation of a variation, as a translation of its product', async () => {
  const { id, variationIds } = await given.product({ name: 'Scarf', variations: [{ name: 'Red' }] })
  const { heard, leave } = await listen('?tables=product_translations')
  const [variationId = ''] = variationIds
  await db.insertInto('variation_translations').values({ variation_id: variationId, language: 'ru', name: 'Красный' }).execute()
  await expect
    .poll(() => heard.at(-1), soon)
    .toMatchObject({ type: 'UPDATE', record: { product_id: id, language: 'ru', variations: [{ id: variationId, name: 'Красный' }] } })
  leave()
})

it('sends a category in every language', async () => {
  const { heard, leave } = await listen('?tables=categories')
  const id = newId()
  await db.insertInto('categories').values({ id, slug: 'hats', name: 'Hats' }).execute()
  await db.insertInto('category_translations').values({ category_id: id, language: 'kk', name: 'Бас киім' }).execute()
  await expect
    .poll(() => heard.at(-1), soon)
    .toMatchObject({ record: { id, name: 'Hats', translations: { kk: { name: 'Бас киім' }, ru: { name: 'Hats' } } } })
  leave()
})

it('sends images', async () => {
  const { id: productId } = await given.product()
  await db.insertInto('pictures').values({ key: 'mug', file_key: 'mug', mime: 'image/webp', width: 10, height: 10 }).execute()
  const { heard, leave } = await listen('?tables=product_images')
  const id = newId()
  await db.insertInto('product_images').values({ id, product_id: productId, picture_key: 'mug' }).execute()
  await expect.poll(() => heard.at(-1), soon).toMatchObject({ type: 'INSERT', record: { id, product_id: productId, image_key: 'mug' } })
  await db.deleteFrom('product_images').where('id', '=', id).execute()
  await expect.poll(() => heard.at(-1), soon).toMatchObject({ type: 'DELETE', record: null, old_record: { id, product_id: productId } })
  leave()
})

it('sends each reader the tables it requested, of categories only active ones', async () => {
  const { heard, leave } = await listen('?tables=categories')
  const id = newId()
  await db.insertInto('categories').values({ id, slug: 'mugs', name: 'Mugs', is_active: false }).execute()
  await given.product()
  await settle()
  await db.updateTable('categories').set({ is_active: true }).where('id', '=', id).execute()
  await expect.poll(() => heard, soon).toMatchObject([{ table: 'categories', type: 'INSERT', record: { id, slug: 'mugs' } }])
  leave()
})

it('refuses tables that are not public', async () => {
  for (const tables of ['users', 'products,orders', ',']) {
    const response = await fetch(`${origin}/api/realtime?tables=${tables}`)
    expect(response.status, tables).toBe(422)
    expect(await response.json(), tables).toMatchObject({ fields: { tables: expect.any(String) } })
  }
  const wrongMethod = await fetch(`${origin}/api/realtime`, { method: 'POST' })
  expect(wrongMethod.status).toBe(405)
})

it('reports on request the time since the last change', async () => {
  const { id } = await given.product()
  await setProduct(id, { name: 'Newer' })
  await expect.poll(() => shop.states.live.changes.quietMs, soon).toBeLessThan(500)
  const { state, leave } = await listen('?greeting=1')
  await expect.poll(() => state.text, soon).toMatch(/event: hello\ndata: \{"quiet_ms":\d+\}/)
  leave()
})

it('ends all streams when the shop stops', async () => {
  const { state } = await listen()
  shop.states.live.changes.close()
  await expect.poll(() => state.isOver, soon).toBe(true)
})

it('accepts no stream once it stops', async () => {
  const response = await fetch(`${origin}/api/realtime`)
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
})
