import { expect, it } from 'vitest'
import { type AdminProduct, newProduct } from '#contract/admin-products.ts'
import type { BulkAnswer } from '#contract/lists.ts'
import type { Product } from '#contract/catalog.ts'
import { money } from '#contract/rules/money.ts'
import { priceAfter } from '#contract/rules/pricing.ts'
import { highestPrice, mostTags } from '#contract/rules/product-limits.ts'
import { newId } from '#kit/ids.ts'
import { admin, catalogCalls, type Refusal, staff } from '#tests/support/catalog-calls.ts'
import { temporaryFiles } from '#tests/support/catalog-ctx.ts'
import { testDatabase } from '#tests/support/database.ts'

const { db } = await testDatabase()
const files = await temporaryFiles()
const asAdmin = catalogCalls({ db, files, actor: admin })
const [mugs, pins] = [newId(), newId()]
await db
  .insertInto('categories')
  .values([
    { id: mugs, slug: 'mug', name: 'Mugs' },
    { id: pins, slug: 'pin', name: 'Pins' },
  ])
  .execute()
const [printed, sewn] = [newId(), newId()]
await db
  .insertInto('product_types')
  .values([
    { id: printed, name: 'Print', minutes_per_day: 480 },
    { id: sewn, name: 'Sewing', minutes_per_day: 480 },
  ])
  .execute()
let count = 0

it('moves every price by the same share, rounded half up to the sen', async () => {
  const ids = [
    await made({ price: 49.95, sale_price: 39.9, variations: [{ name: 'Milk', price: 0.05 }, { name: 'Sage' }] }),
    await made({ price: 10, member_price: 9.99 }),
  ]
  expect(await change(ids, { price_percent: 10 })).toEqual({ changed: 2, failed: [] })
  // Rounded from 54.945 and 0.055.
  expect(await read(ids[0])).toMatchObject({
    price: 54.95,
    sale_price: 43.89,
    member_price: null,
    variations: [{ price: 0.06 }, { price: null }],
  })
  expect(await read(ids[1])).toMatchObject({ price: 11, sale_price: null, member_price: 10.99 })
  expect(await change(ids, { price_percent: -12.5 })).toMatchObject({ changed: 2 })
  expect(await read(ids[1])).toMatchObject({ price: 9.63, member_price: 9.62 })
})

it('previews the prices that a change would set', async () => {
  const prices = [0.05, 1, 9.99, 10.15, 33.33, 49.95, 1234.5, 9999.99]
  for (const percent of [10, -12.5, 0.05, 33.33, -66.67, 250]) {
    const ids = await Promise.all(prices.map((price) => made({ price })))
    await change(ids, { price_percent: percent })
    const after = await Promise.all(ids.map(async (id) => (await read(id)).price))
    expect([percent, ...after]).toEqual([percent, ...prices.map((price) => priceAfter(money(price), percent))])
  }
})

it('sets the status, the first category and the tags of all products', async () => {
  const ids = [await made({ tags: ['felt', 'old'], category_id: mugs }), await made({ tags: ['new'] })]
  expect(await change(ids, { status: 'archived', category_id: pins, tags_add: ['new', 'nauryz'], tags_remove: ['old'] })).toMatchObject({
    changed: 2,
  })
  expect(await read(ids[0])).toMatchObject({
    status: 'archived',
    category_id: pins,
    category_ids: [pins, mugs],
    tags: ['felt', 'new', 'nauryz'],
  })
  expect(await read(ids[1])).toMatchObject({ status: 'archived', category_ids: [pins], tags: ['new', 'nauryz'] })
  const { body } = await asAdmin.get<{ total: number }>('/admin/products?q=nauryz&status=archived')
  expect(body.total).toBe(2)
})

it('sets the product type of many, finds them by it, and removes it', async () => {
  const ids = [await made({ product_type_id: sewn }), await made({})]
  expect(await change(ids, { product_type_id: printed })).toEqual({ changed: 2, failed: [] })
  const { body } = await asAdmin.get<{ total: number; products: AdminProduct[] }>(`/admin/products?product_type=${printed}`)
  expect(body).toMatchObject({ total: 2, products: [{ product_type_id: printed }, { product_type_id: printed }] })
  expect((await asAdmin.get<{ total: number }>(`/admin/products?product_type=${sewn}`)).body.total).toBe(0)
  await change(ids, { tags_add: ['kept'] })
  expect(await read(ids[0])).toMatchObject({ product_type_id: printed })
  await change([ids[0] ?? ''], { product_type_id: null })
  expect([(await read(ids[0])).product_type_id, (await read(ids[1])).product_type_id]).toEqual([null, printed])
  const logged = await db
    .selectFrom('audit_log')
    .select('changes')
    .where('entity_id', '=', ids[0] ?? '')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(logged.changes).toEqual({ product_type_id: [printed, null] })
})

it('has the same limits as the editor', async () => {
  const tags = Array.from({ length: mostTags }, (_, place) => `tag ${place}`)
  const least = { sku: 'X', name: 'X', price: highestPrice, tags }
  expect(newProduct.safeParse(least).success).toBe(true)
  expect(newProduct.safeParse({ ...least, price: highestPrice + 0.01 }).success).toBe(false)
  expect(newProduct.safeParse({ ...least, tags: [...tags, 'one more'] }).success).toBe(false)
  const id = await made({ price: highestPrice / 2, tags: tags.slice(1) })
  expect(await change([id], { price_percent: 100, tags_add: tags.slice(0, 1) })).toEqual({ changed: 1, failed: [] })
  expect(await read(id)).toMatchObject({ price: highestPrice })
})

it('lists the products that it could not change, and leaves them unchanged', async () => {
  const tags = Array.from({ length: mostTags }, (_, place) => `tag ${place}`)
  const [full, dear, free, gone] = [await made({ tags }), await made({ price: highestPrice * 0.9 }), await made({}), newId()]
  const answer = await change([full, dear, free, gone, free], { tags_add: ['one more'], price_percent: 20 })
  expect(answer.changed).toBe(1)
  expect(new Set(answer.failed.map(({ id, code }) => `${id} ${code}`))).toEqual(
    new Set([`${full} too_many_tags`, `${dear} price_too_high`, `${gone} product_not_found`]),
  )
  expect(await read(full)).toMatchObject({ tags, price: 40 })
  expect(await read(free)).toMatchObject({ tags: ['one more'], price: 48 })
})

it('changes no product that was edited after it was read, and lists it', async () => {
  const [still, renamed, pictured] = [await made({}), await made({}), await made({})]
  const versions = Object.fromEntries(await Promise.all([still, renamed, pictured].map(async (id) => [id, (await read(id)).updated_at])))
  await asAdmin.patch(`/admin/products/${renamed}`, { name: 'Another thing' })
  await db.insertInto('pictures').values({ key: 'felt', file_key: 'felt', mime: 'image/webp', width: 10, height: 10 }).execute()
  const later = new Date(Date.now() + 60_000)
  await db.insertInto('product_images').values({ id: newId(), product_id: pictured, picture_key: 'felt', updated_at: later }).execute()
  const body = { ids: [still, renamed, pictured], change: { price_percent: 50 }, expected_updated_at: versions }
  const answer = await asAdmin.post<BulkAnswer>('/admin/products/bulk', body)
  expect(answer.body.changed).toBe(1)
  expect(new Set(answer.body.failed)).toEqual(new Set([renamed, pictured].map((id) => ({ id, code: 'changed_meanwhile' }))))
  expect([(await read(still)).price, (await read(renamed)).price, (await read(pictured)).price]).toEqual([60, 40, 40])
})

it('refuses strangers, staff, too many products, no products, and an empty change', async () => {
  const id = await made({})
  const send = (body: unknown) => asAdmin.post<Refusal>('/admin/products/bulk', body)
  expect(
    (await catalogCalls({ db, files, actor: staff }).post<Refusal>('/admin/products/bulk', { ids: [id], change: { status: 'draft' } }))
      .status,
  ).toBe(403)
  for (const body of [
    { ids: [], change: { status: 'draft' } },
    { ids: Array.from({ length: 501 }, newId), change: { status: 'draft' } },
    { ids: [id], change: {} },
    { ids: [id], change: { price: 3 } },
    { ids: [id], change: { price_percent: -100 } },
    { ids: [id], change: { price_percent: 0.001 } },
    { ids: [id], change: { category_id: newId() } },
    { ids: [id], change: { product_type_id: newId() } },
  ])
    expect((await send(body)).status, JSON.stringify(body).slice(0, 80)).toBe(422)
})

it('changes five hundred at once, and logs each in the audit log', async () => {
  const ids: string[] = []
  for (let made500 = 0; made500 < 500; made500 += 1) ids.push(newId())
  await db
    .insertInto('products')
    .values(ids.map((id) => ({ id, slug: `bulk-${id}`, sku: id, name: 'Bulk', price: 10 })))
    .execute()
  expect(await change(ids, { price_percent: 5, tags_add: ['bulk'] })).toEqual({ changed: 500, failed: [] })
  const { count: rows } = await db
    .selectFrom('audit_log')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('entity_id', 'in', ids)
    .executeTakeFirstOrThrow()
  expect(rows).toBe(500)
})

async function change(ids: readonly string[], changed: object): Promise<BulkAnswer> {
  const { status, body } = await asAdmin.post<BulkAnswer>('/admin/products/bulk', { ids, change: changed })
  expect(status).toBe(200)
  return body
}

async function made(fields: object): Promise<string> {
  count += 1
  const { status, body } = await asAdmin.post<Product>('/admin/products', {
    sku: `SKU-${count}`,
    name: `Thing ${count}`,
    price: 40,
    ...fields,
  })
  expect(status).toBe(201)
  return body.id
}

async function read(id: string | undefined): Promise<AdminProduct> {
  return (await asAdmin.get<AdminProduct>(`/admin/products/${id}`)).body
}
