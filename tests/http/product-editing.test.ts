import { expect, it } from 'vitest'
import type { AdminProduct } from '#contract/admin-products.ts'
import type { Quote } from '#contract/checkout.ts'
import { newId } from '#kit/ids.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'
import { orderOf } from '#tests/support/given.ts'

const { admin, call, given, member, shop } = await shopWithAccounts()
const token = await admin('editor@example.com')
const method = await given.paymentMethod()

it('copies a product as a draft with its texts, prices, options and images, and without its stock and SKUs', async () => {
  const id = await made({
    sku: 'TEE',
    name: 'Ram’s horn tee',
    price: 79.9,
    member_price: 71.9,
    status: 'active',
    sizes: ['S', 'M'],
    tags: ['gift'],
    translations: { ru: { name: 'Футболка' } },
    variations: [{ name: 'Lapis', sku: 'TEE-LAPIS', price: 85, translations: { kk: { name: 'Көк' } } }],
    stock: [{ variation: 0, size: 'S', on_hand: 4 }],
  })
  const original = await read(id)
  const key = newId()
  await shop.db.insertInto('pictures').values({ key, file_key: key, mime: 'image/png', width: 4, height: 3 }).execute()
  await shop.db
    .insertInto('product_images')
    .values({
      id: newId(),
      product_id: id,
      variation_id: original.variations[0]?.id ?? null,
      picture_key: key,
      is_featured: true,
      alt: '{"en":"Front"}',
    })
    .execute()

  const { status, body } = await call('POST', `/api/admin/products/${id}/copies`, { token })
  expect(status).toBe(201)
  const copy = await read(String(body['id']))
  expect(copy).toMatchObject({
    status: 'draft',
    sku: 'TEE-COPY',
    name: original.name,
    price: 79.9,
    member_price: 71.9,
    sizes: ['S', 'M'],
    tags: ['gift'],
    translations: original.translations,
    variations: [{ name: 'Lapis', sku: null, price: 85, translations: { kk: { name: 'Көк' } } }],
    images: [{ image_key: key, variation_id: copy.variations[0]?.id, is_featured: true, alt: 'Front' }],
  })
  expect(copy.slug).not.toBe(original.slug)
  expect(copy.stock.reduce((sum, { on_hand }) => sum + on_hand, 0)).toBe(0)
  const again = await call('POST', `/api/admin/products/${copy.id}/copies`, { token })
  expect(again.body['sku']).toBe('TEE-COPY-2')
})

it('deletes products without orders, and keeps the others', async () => {
  const never = await made({ sku: newId(), name: 'Pin', price: 9, stock: 3 })
  expect((await call('DELETE', `/api/admin/products/${never}`, { token })).status).toBe(204)
  expect((await call('GET', `/api/admin/products/${never}`, { token })).status).toBe(404)

  const { id: ordered } = await given.product({ stock: 3 })
  const placed = await order([{ product_id: ordered, quantity: 1 }])
  expect(placed.status).toBe(201)
  const refused = await call('DELETE', `/api/admin/products/${ordered}`, { token })
  expect(refused).toMatchObject({ status: 409, body: { code: 'product_has_orders' } })
  expect((await read(ordered)).ordered_count).toBe(1)
})

it('sells to members alone until early access ends', async () => {
  const until = new Date(Date.now() + 86_400_000).toISOString()
  const id = await made({ sku: newId(), name: 'Nauryz mug', price: 40, status: 'active', stock: 5, early_access_until: until })
  const items = [{ product_id: id, quantity: 1 }]
  expect((await call('GET', `/api/products/${id}`)).body).toMatchObject({ early_access_until: until })

  const guests = (await call('POST', '/api/checkout/quote', { body: { items } })).body as Quote
  expect(guests.problems).toMatchObject([
    { code: 'members_only_until', line: 0, product_id: id, until, message: expect.stringContaining('Joining is free') },
  ])
  expect(await order(items)).toMatchObject({ status: 422, body: { fields: { 'items.0.product_id': expect.any(String) } } })

  const buyer = await member('early@example.com')
  expect(((await call('POST', '/api/checkout/quote', { body: { items }, token: buyer })).body as Quote).problems).toEqual([])
  expect((await order(items, buyer)).status).toBe(201)

  await call('PATCH', `/api/admin/products/${id}`, { token, body: { early_access_until: new Date(Date.now() - 1000).toISOString() } })
  expect((await order(items)).status).toBe(201)
})

it('gives a variation an SKU of its own, which orders name', async () => {
  const id = await made({
    sku: 'CAP',
    name: 'Cap',
    price: 30,
    status: 'active',
    variations: [
      { name: 'Milk', sku: 'CAP-MILK' },
      { name: 'Night', sku: 'CAP-NIGHT' },
    ],
  })
  const [milk, night] = (await read(id)).variations
  // Swaps the two SKUs in one save.
  const variations = [
    { id: milk?.id, name: 'Milk', sku: 'CAP-NIGHT', stock: 2 },
    { id: night?.id, name: 'Night', sku: 'CAP-MILK' },
  ]
  expect((await call('PATCH', `/api/admin/products/${id}`, { token, body: { variations } })).status).toBe(200)
  const { body } = await order([{ product_id: id, variation_id: milk?.id, quantity: 1 }])
  const { id: orderId } = body['order'] as { id: string }
  const line = await shop.db.selectFrom('order_items').select('sku').where('order_id', '=', orderId).executeTakeFirstOrThrow()
  expect(line.sku).toBe('CAP-NIGHT')
  const twice = [{ name: 'Blue', sku: 'CAP-MILK' }]
  expect(
    await call('POST', '/api/admin/products', { token, body: { sku: newId(), name: 'Other', price: 3, variations: twice } }),
  ).toMatchObject({
    status: 409,
    body: { code: 'sku_taken' },
  })
})

it('logs each text, price and count that changed, and nothing else', async () => {
  const id = await made({ sku: newId(), name: 'Mug', price: 30, variations: [{ name: 'Milk' }, { name: 'Night' }] })
  const { variations } = await read(id)
  const [milk, night] = variations.map((variation) => ({ id: variation.id, name: variation.name }))
  await call('PATCH', `/api/admin/products/${id}`, {
    token,
    body: {
      translations: { kk: { name: 'Кесе' } },
      variations: [milk, { ...night, price: 33 }],
      stock: [{ variation_id: night?.id, on_hand: 7 }],
    },
  })
  const { body } = await call('GET', `/api/admin/audit-log?entity=product&entity_id=${id}`, { token })
  const [{ action, changes }] = body['entries'] as [{ action: string; changes: object }]
  expect([action, changes]).toEqual([
    'product.change',
    {
      'translations.kk.name': [null, 'Кесе'],
      'translations.kk.description': [null, ''],
      'variations.Night.price': [null, 33],
      'stock.Night': [null, 7],
    },
  ])
})

it('saves fifty variations of twelve sizes with images in three languages in a breath', async () => {
  const sizes = Array.from({ length: 12 }, (_, place) => `S${place}`)
  const variations = Array.from({ length: 50 }, (_, place) => ({
    name: `Colour ${place}`,
    sku: `BIG-${place}`,
    translations: { ru: { name: `Цвет ${place}` }, kk: { name: `Түс ${place}` } },
  }))
  const stock = variations.flatMap((_, variation) => sizes.map((size) => ({ variation, size, on_hand: variation })))
  const began = process.cpuUsage()
  const id = await made({ sku: 'BIG', name: 'Big', price: 30, sizes, variations, stock })
  const product = await read(id)
  expect(product.stock).toHaveLength(600)
  const { user, system } = process.cpuUsage(began)
  expect(user + system).toBeLessThan(3_000_000)
})

async function made(product: object): Promise<string> {
  const { status, body } = await call('POST', '/api/admin/products', { token, body: product })
  expect([status, body['fields']]).toEqual([201, undefined])
  return String(body['id'])
}

async function read(id: string): Promise<AdminProduct> {
  return (await call('GET', `/api/admin/products/${id}`, { token })).body as unknown as AdminProduct
}

function order(items: object[], buyer?: string) {
  return call('POST', '/api/orders', { body: orderOf(method, items), token: buyer, headers: { 'idempotency-key': newId() } })
}
