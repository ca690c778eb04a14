import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { AdminProduct } from '#contract/admin-products.ts'
import type { Dashboard } from '#contract/desk.ts'
import type { StaffOrder } from '#contract/orders.ts'
import type { ProductImage } from '#contract/product-images.ts'
import { newId } from '#kit/ids.ts'
import { ensureFirstPages } from '#modules/content/index.ts'
import { systemCtx } from '#server/system-ctx.ts'
import { orderOf } from '#tests/support/given.ts'
import { stall } from '#tests/support/stall.ts'

const { call, collectable, db, done, event, given, shop, stocked, token, transfer } = await stall()
const hourMs = 3_600_000
const dayMs = 24 * hourMs
const long = '2020-01-01T00:00:00.000Z'
const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#20398C' } })
  .jpeg()
  .toBuffer()

function formOf(fields: Record<string, string> = {}): FormData {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(picture)], 'felt.jpg'))
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
async function bought(productId: string, quantity = 1): Promise<string> {
  const { status, body } = await call('POST', '/api/orders', {
    body: orderOf(transfer, [{ product_id: productId, quantity }]),
    headers: { 'idempotency-key': newId() },
  })
  expect(status).toBe(201)
  return (body['order'] as { id: string }).id
}
const made = async (path: string, body: object) => (await done<{ id: string; updated_at: string }>('POST', path, body)).id

it('shows a person who describes or arranges images the changes of others, and blocks nobody who writes the product’s texts', async () => {
  const id = await made('/api/admin/products', { sku: newId(), name: 'Felt bag', price: 10 })
  const path = `/api/admin/products/${id}`
  const added: ProductImage[] = []
  for (const alt of ['Front', 'Back']) added.push(await done<ProductImage>('POST', `${path}/images`, formOf({ alt })))
  const [first, second] = added
  const read = () => done<AdminProduct>('GET', path)
  const seen = await read()
  expect(seen.images.map(({ updated_at }) => updated_at)).toEqual(added.map(({ updated_at }) => updated_at).sort())

  const describe = (body: object) => call('PATCH', `${path}/images/${String(first?.id)}`, { token, body })
  const described = await describe({ alt: 'Its front', expected_updated_at: seen.images[0]?.updated_at })
  expect(described).toMatchObject({ status: 200, body: { alt: 'Its front' } })
  expect(await describe({ alt: 'Mine', expected_updated_at: seen.images[0]?.updated_at })).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', current: { id: first?.id, alt: 'Its front', updated_at: described.body['updated_at'] } },
  })

  const turn = (expected_updated_at: string) =>
    call('PUT', `${path}/images/order`, { token, body: { image_ids: [second?.id, first?.id], expected_updated_at } })
  expect(await turn(seen.updated_at)).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', current: { updated_at: described.body['updated_at'], images: [{ alt: 'Its front' }, {}] } },
  })
  const now = await read()
  expect(now.updated_at).toBe(described.body['updated_at'])
  const turned = await turn(now.updated_at)
  expect(turned).toMatchObject({ status: 200, body: { images: [{ id: second?.id }, { id: first?.id }], updated_at: expect.any(String) } })
  expect((await turn(now.updated_at)).status).toBe(409)

  const named = await call('PATCH', path, { token, body: { name: 'Felt bags', expected_updated_at: seen.updated_at } })
  expect(named).toMatchObject({ status: 200, body: { name: 'Felt bags' } })
  expect((await turn(String(named.body['updated_at']))).status).toBe(200)
})

it('hands nothing over that somebody else handed over in between', async () => {
  const { eventId, productId } = await stocked(3)
  const { order } = await collectable(eventId, productId, 3)
  const seen = await done<StaffOrder>('GET', `/api/admin/orders/${order.id}`)
  const handOver = (quantity: number) =>
    call('PUT', `/api/admin/orders/${order.id}/pickup`, {
      token,
      body: { items: [{ order_item_id: seen.items[0]?.id, quantity }], expected_updated_at: seen.updated_at },
    })
  expect(await handOver(1)).toMatchObject({ status: 200, body: { items: [{ handed_over: 1 }] } })
  expect(await handOver(2)).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', current: { id: order.id, items: [{ handed_over: 1 }] } },
  })
})

it.each([
  ['/api/admin/stories', () => made('/api/admin/stories', { title: `Horn ${newId()}` }), '/api/admin/stories'],
  ['/api/categories', () => made('/api/categories', { slug: newId(), name: 'Felt' }), '/api/categories'],
  ['/api/admin/payment-methods', () => made('/api/admin/payment-methods', { type: 'qr_code', title: 'QR' }), '/api/admin/payment-methods'],
  ['/api/admin/events', async () => (await event()).id, '/api/admin/events'],
])('replaces no image unseen: %s', async (_name, make, base) => {
  const path = `${base}/${await make()}/image`
  const put = (expected_updated_at: string) => call('PUT', path, { token, body: formOf({ expected_updated_at }) })
  expect(await put(long)).toMatchObject({ status: 409, body: { code: 'changed_meanwhile', current: { image_url: null } } })
  const { body } = await call('PUT', path, { token, body: formOf() })
  expect(body).toMatchObject({ image_url: expect.any(String), updated_at: expect.any(String) })
  expect((await put(String(body['updated_at']))).status).toBe(200)
  expect((await put(String(body['updated_at']))).status).toBe(409)
})

it('takes English among the translations too, for the thing’s own texts', async () => {
  await ensureFirstPages(systemCtx(shop))
  const story = await made('/api/admin/stories', { title: 'Horn', summary: 'Short', translations: { en: { body: 'Long ago' } } })
  expect(
    await done('PATCH', `/api/admin/stories/${story}`, { translations: { en: { title: 'Ram’s horn' }, ru: { title: 'Рог' } } }),
  ).toMatchObject({ title: 'Ram’s horn', summary: 'Short', body: 'Long ago', translations: { ru: { title: 'Рог' } } })
  const category = await made('/api/categories', {
    slug: newId(),
    name: 'Felt',
    description: 'Soft',
    translations: { en: { name: 'Felts' } },
  })
  expect(await done('PUT', `/api/categories/${category}`, { translations: { en: { name: 'Wool' } } })).toMatchObject({
    name: 'Wool',
    description: 'Soft',
    translations: {},
  })
  const guide = await made('/api/admin/size-guides', { name: 'Shirt', columns: ['Size', 'Chest'] })
  expect(await done('PATCH', `/api/admin/size-guides/${guide}`, { translations: { en: { name: 'Shirts' } } })).toMatchObject({
    name: 'Shirts',
    columns: ['Size', 'Chest'],
    translations: {},
  })
  const answer = await made('/api/admin/kept-answers', { name: 'Post', text: 'By post' })
  expect(await done('PATCH', `/api/admin/kept-answers/${answer}`, { translations: { en: { text: 'By air' } } })).toMatchObject({
    text: 'By air',
    translations: {},
  })
  expect(await done('PUT', '/api/admin/pages/about', { translations: { en: { title: 'Who we are' } } })).toMatchObject({
    title: 'Who we are',
    draft: { title: 'Who we are' },
  })
})

it('counts sales of thirty days, without cancelled orders', async () => {
  const { id } = await given.product({ stock: 20 })
  const placed = [await bought(id, 2), await bought(id, 3), await bought(id, 4)]
  await done('PUT', `/api/admin/orders/${String(placed[1])}/status`, { status: 'cancelled' })
  await db
    .updateTable('orders')
    .set({ placed_at: new Date(Date.now() - 31 * dayMs) })
    .where('id', '=', String(placed[2]))
    .execute()
  expect(await done('GET', `/api/admin/products/${id}`)).toMatchObject({ sold_30_days: 2, ordered_count: 3 })
})

it('finds orders that are cancelled unpaid within half a day, and counts them as pending work', async () => {
  const { id } = await given.product({ stock: 20 })
  const soon = await bought(id)
  await bought(id)
  const ending = async () => (await done<{ orders: { id: string }[] }>('GET', `/api/admin/orders?ending=true&product=${id}`)).orders
  const waiting = async () => (await done<Dashboard>('GET', '/api/admin/dashboard')).attention.unpaid_soon
  const before = await waiting()
  expect(await ending()).toEqual([])
  const ends = new Date(Date.now() + 11 * hourMs)
  await db.updateTable('orders').set({ expires_at: ends }).where('id', '=', soon).execute()
  expect((await ending()).map((order) => order.id)).toEqual([soon])
  expect(await waiting()).toEqual({ count: before.count + 1, href: '/admin/orders?ending=true', since: ends.toISOString() })
  await done('PUT', `/api/admin/orders/${soon}/payment`, { decision: 'accepted' })
  expect(await ending()).toEqual([])
})

it('answers every list with its total and page', async () => {
  for (const [path, plural] of [
    ['payment-methods', 'payment_methods'],
    ['admin-invitations', 'invitations'],
  ] as const) {
    expect(await done('GET', `/api/admin/${path}?page=2&limit=1`), path).toMatchObject({
      [plural]: expect.any(Array),
      total: expect.any(Number),
      page: 2,
      limit: 1,
    })
  }
})
