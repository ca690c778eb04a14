import { beforeAll, expect, it } from 'vitest'
import type { NewProduct } from '#contract/admin-products.ts'
import type { Product } from '#contract/catalog.ts'
import { money } from '#contract/rules/money.ts'
import { newId } from '#kit/ids.ts'
import { admin, catalogCalls, type Refusal, staff } from '#tests/support/catalog-calls.ts'
import { catalogCtx, temporaryFiles } from '#tests/support/catalog-ctx.ts'
import { testDatabase } from '#tests/support/database.ts'
import { createProduct } from '../products/create-product.ts'
import type { ProductList } from './list-products.ts'

const { db } = await testDatabase()
const files = await temporaryFiles()
const { get } = catalogCalls({ db, files })
const asStaff = catalogCalls({ db, files, actor: staff })
const mugs = newId()
const pins = newId()

beforeAll(async () => {
  await db
    .insertInto('categories')
    .values([
      { id: mugs, slug: 'mug', name: 'Mugs' },
      { id: pins, slug: 'pin', name: 'Pins' },
    ])
    .execute()
  await db.insertInto('categories').values({ id: newId(), slug: 'gone', name: 'Gone', is_active: false }).execute()
  await db.insertInto('category_translations').values({ category_id: mugs, language: 'kk', name: 'Кружкалар' }).execute()
  await given('Blue mug', {
    price: money(49.9),
    category_id: mugs,
    colors: ['blue'],
    sizes: ['S', 'M'],
    stock: [{ size: 'S', on_hand: 3 }],
    translations: { ru: { name: 'Ёмкая кружка', description: '' } },
  })
  await given('Red mug', { price: money(80), sale_price: money(50), category_id: mugs, colors: ['red'], stock: 0, featured_rank: 1 })
  await given('Set of mugs', {
    price: money(150),
    category_id: mugs,
    category_ids: [pins],
    colors: ['red', 'white'],
    sizes: ['S', 'XL'],
    is_pre_order: true,
    expected_shipping: '2026-09-01',
  })
  await given('Pin', {
    price: money(20),
    category_id: pins,
    variations: [
      { name: 'Plain', color: 'black', stock: 4 },
      { name: 'Gold', price: money(160), color: 'white', stock: 0 },
    ],
  })
  await given('Hidden pin', { price: money(20), category_id: pins, status: 'draft', stock: 5 })
})

it('shows active products alone, newest first, twenty a page', async () => {
  const { body } = await get<ProductList>('/products')
  expect(namesOf(body)).toEqual(['Pin', 'Set of mugs', 'Red mug', 'Blue mug'])
  expect(body).toMatchObject({ total: 4, page: 1, limit: 20 })
})

it('shows shoppers no other status, whatever they ask for', async () => {
  expect(namesOf((await get<ProductList>('/products?status=draft')).body)).toHaveLength(4)
  expect(namesOf((await asStaff.get<ProductList>('/products?status=draft')).body)).toEqual(['Hidden pin'])
  expect((await get<Refusal>('/products/hidden-pin')).status).toBe(404)
  expect((await asStaff.get<Product>('/products/hidden-pin')).status).toBe(200)
})

it('sorts by a guest’s price, by name in the requested language, and by rank', async () => {
  expect(namesOf((await get<ProductList>('/products?sort=price')).body)).toEqual(['Pin', 'Blue mug', 'Red mug', 'Set of mugs'])
  expect(namesOf((await get<ProductList>('/products?sort=price&order=desc')).body)).toEqual(['Set of mugs', 'Red mug', 'Blue mug', 'Pin'])
  expect(namesOf((await get<ProductList>('/products?sort=name')).body)).toEqual(['Blue mug', 'Pin', 'Red mug', 'Set of mugs'])
  expect(namesOf((await get<ProductList>('/products?sort=name&lang=ru')).body)[0]).toBe('Blue mug')
  expect(namesOf((await get<ProductList>('/products?sort=featured')).body)[0]).toBe('Red mug')
})

it('filters by bands that a variation or the sale price falls into', async () => {
  expect(namesOf((await get<ProductList>('/products?price=0-50&sort=name')).body)).toEqual(['Blue mug', 'Pin'])
  expect(namesOf((await get<ProductList>('/products?price=50-100')).body)).toEqual(['Red mug'])
  expect(namesOf((await get<ProductList>('/products?price=100-150')).body)).toEqual(['Set of mugs'])
  expect(namesOf((await get<ProductList>('/products?price=150-')).body)).toEqual(['Pin'])
  expect(namesOf((await get<ProductList>('/products?price=0-50,100-150&sort=name')).body)).toEqual(['Blue mug', 'Pin', 'Set of mugs'])
})

it('filters by colour of product or variation, availability, category and all at once', async () => {
  expect(namesOf((await get<ProductList>('/products?colors=white&sort=name')).body)).toEqual(['Pin', 'Set of mugs'])
  expect(namesOf((await get<ProductList>('/products?availability=out_of_stock')).body)).toEqual(['Red mug'])
  expect(namesOf((await get<ProductList>('/products?availability=pre_order,in_stock&category=mug&sort=name')).body)).toEqual([
    'Blue mug',
    'Set of mugs',
  ])
  expect(namesOf((await get<ProductList>('/products?category=pin&colors=red&price=100-150&availability=pre_order')).body)).toEqual([
    'Set of mugs',
  ])
})

it('filters by the sizes that a product comes in, several at once, and counts them', async () => {
  expect(namesOf((await get<ProductList>('/products?sizes=S&sort=name')).body)).toEqual(['Blue mug', 'Set of mugs'])
  expect(namesOf((await get<ProductList>('/products?sizes=XL, M&sort=name')).body)).toEqual(['Blue mug', 'Set of mugs'])
  expect(namesOf((await get<ProductList>('/products?sizes=M&colors=red')).body)).toEqual([])
  expect(namesOf((await get<ProductList>('/products?sizes=huge')).body)).toEqual([])
  expect((await get<ProductList>('/products?sizes=M')).body.facets).toMatchObject({
    sizes: { S: 2, M: 1, XL: 1 },
    colors: { blue: 1, red: 0 },
  })
  expect((await get<ProductList>('/products?q=mug&availability=in_stock')).body.facets.sizes).toEqual({ S: 1, M: 1 })
  expect((await get<Refusal>(`/products?sizes=${'x'.repeat(21)}`)).status).toBe(422)
})

it('counts each facet with the other filters applied', async () => {
  const { body } = await get<ProductList>('/products?category=mug&colors=red')
  expect(body.total).toBe(2)
  expect(body.facets).toEqual({
    categories: { mug: 2, pin: 1 },
    price: { '0-50': 0, '50-100': 1, '100-150': 1, '150-': 0 },
    colors: { red: 2, blue: 1, green: 0, black: 0, white: 1, beige: 0 },
    availability: { in_stock: 0, pre_order: 1, out_of_stock: 1 },
    sizes: { S: 1, XL: 1 },
  })
})

it('has pages that neither repeat nor miss a product', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => get<ProductList>(`/products?limit=2&sort=price&page=${page}`)))
  expect(pages.map(({ body }) => body.products.length)).toEqual([2, 2, 0])
  expect(new Set(pages.flatMap(({ body }) => namesOf(body))).size).toBe(4)
})

it('answers an unknown or inactive category with an empty list', async () => {
  for (const category of ['nothing', 'gone', "'; drop table products"]) {
    const { status, body } = await get<ProductList>(`/products?category=${encodeURIComponent(category)}`)
    expect({ status, total: body.total }).toEqual({ status: 200, total: 0 })
  }
})

it('refuses an unknown filter, sort or page', async () => {
  for (const query of [
    'page=0',
    'page=1.5',
    'page=x',
    'limit=0',
    'limit=101',
    'sort=drop table',
    'order=up',
    'price=banana',
    'price=0-50,banana',
    'colors=mauve',
    'availability=maybe',
    'status=deleted',
    'lang=de',
    `q=${'q'.repeat(10_000)}`,
  ]) {
    const { status, body } = await get<Refusal>(`/products?${query}`)
    expect({ status, code: body.code }, query.slice(0, 40)).toEqual({ status: 422, code: 'invalid_input' })
  }
})

it('finds a product by slug and by id in the asked language, and says when there is none', async () => {
  const { body } = await get<Product>('/products/blue-mug?lang=ru')
  expect(body).toMatchObject({
    name: 'Blue mug',
    translation: { name: 'Ёмкая кружка' },
    stock: 3,
    availability: 'in_stock',
    category_id: mugs,
  })
  expect((await get<Product>(`/products/${body.id}?lang=kk`)).body).toMatchObject({
    translation: { name: 'Blue mug' },
    categories: [{ name: 'Кружкалар' }],
  })
  for (const id of ['nothing', newId(), 'null', '%2e%2e', '🙂', "'--"]) {
    expect(await get<Refusal>(`/products/${encodeURIComponent(id)}`), id).toMatchObject({
      status: 404,
      body: { code: 'product_not_found' },
    })
  }
})

it('relates products of the category or the tags, those in stock first, never hidden ones', async () => {
  const { body } = await get<Product & { related: Product[] }>('/products/pin')
  expect(body.related.map((product) => product.name)).toEqual(['Set of mugs'])
  const { body: mug } = await get<Product & { related: Product[] }>('/products/blue-mug')
  expect(mug.related.map((product) => product.name)).toEqual(['Set of mugs', 'Red mug'])
})

let minute = 0

/** Each product is created a minute after the previous one. */
function given(name: string, fields: Partial<NewProduct> & { price: NewProduct['price'] }) {
  minute += 1
  const ctx = catalogCtx({ db, files, actor: admin })
  const at = new Date(Date.UTC(2026, 0, 1, 0, minute))
  return createProduct({ ...ctx, clock: { now: () => at } }, { name, sku: name.toUpperCase(), status: 'active', ...fields })
}

function namesOf({ products }: { products: Product[] }): string[] {
  return products.map((product) => product.name)
}
