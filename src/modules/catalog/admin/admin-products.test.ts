import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AdminProduct } from '#contract/admin-products.ts'
import type { Product } from '#contract/catalog.ts'
import { newId } from '#kit/ids.ts'
import { admin, catalogCalls, type Refusal, staff } from '#tests/support/catalog-calls.ts'
import { temporaryFiles } from '#tests/support/catalog-ctx.ts'
import { testDatabase } from '#tests/support/database.ts'

type Listed = { products: AdminProduct[]; total: number }

const { db } = await testDatabase()
const files = await temporaryFiles()
const asAdmin = catalogCalls({ db, files, actor: admin })
const asStaff = catalogCalls({ db, files, actor: staff })
const asGuest = catalogCalls({ db, files })
const mugs = newId()

beforeAll(async () => {
  await db.insertInto('categories').values({ id: mugs, slug: 'mug', name: 'Mugs' }).execute()
  await made({
    sku: 'MUG-1',
    name: 'Lapis mug',
    description: 'Blue',
    price: 49.9,
    member_price: 45,
    category_id: mugs,
    status: 'active',
    stock: 3,
    tags: ['nauryz'],
    translations: { ru: { name: 'Лазурная кружка', description: 'Синяя' }, kk: { name: 'Көк кесе', description: '' } },
  })
  await made({
    sku: 'TEE-1',
    name: 'Adras tee',
    price: 80,
    status: 'active',
    sizes: ['S', 'M'],
    variations: [{ name: 'Milk', translations: { ru: { name: 'Молочный' } } }],
    stock: [
      { variation: 0, size: 'M', on_hand: 4 },
      { variation: 0, size: 'S', on_hand: 20 },
    ],
  })
  await made({ sku: 'PIN-1', name: 'Pin', price: 20, status: 'draft', stock: 0 })
  await made({ sku: 'SET-1', name: 'Set', price: 150, status: 'active', is_pre_order: true, expected_shipping: '2026-12-01' })
  await made({ sku: 'OLD-1', name: 'Old pin', price: 10, status: 'archived' })
  await sql`update products set created_at = created_at + array_position(array['MUG-1', 'TEE-1', 'PIN-1', 'SET-1', 'OLD-1'], sku) * interval '1 minute'`.execute(
    db,
  )
})

describe('the list of products', () => {
  it('finds products without a translation, also after translations change', async () => {
    const missing = async (languages: string) => (await namesOf(`missing=${languages}&sort=name&order=asc`)).join()
    expect([await missing('ru'), await missing('kk'), await missing('ru,kk')]).toEqual([
      'Adras tee,Pin,Set',
      'Adras tee,Lapis mug,Pin,Set',
      'Adras tee,Lapis mug,Pin,Set',
    ])
    const [pin, mug] = [await idOf('PIN-1'), await idOf('MUG-1')]
    const edit = async (id: string, change: object) =>
      expect((await asAdmin.patch<Product>(`/admin/products/${id}`, change)).status).toBe(200)
    await edit(pin, { translations: { ru: { name: 'Значок', description: '' } } })
    await edit(mug, { translations: { kk: { name: 'Көк кесе', description: 'Көк' } } })
    expect([await missing('ru'), await missing('kk')]).toEqual(['Adras tee,Set', 'Adras tee,Pin,Set'])
    await edit(pin, { description: 'Small' })
    await edit(mug, { translations: { kk: { name: 'Көк кесе', description: '' } } })
    expect([await missing('ru'), await missing('kk')]).toEqual(['Adras tee,Pin,Set', 'Adras tee,Lapis mug,Pin,Set'])
    await edit(pin, { description: '' })
    await edit(pin, { translations: { ru: null } })
    expect(await missing('ru')).toBe('Adras tee,Pin,Set')
    const { rows } = await sql`(table product_missing_texts_found except table product_missing_texts)
      union all (select product_id, language from product_missing_texts except table product_missing_texts_found)`.execute(db)
    expect(rows).toEqual([])
  })

  it('returns its count and all ids', async () => {
    const ids = async (query: string) => (await asStaff.get<{ ids: string[] }>(`/admin/products/ids?${query}`)).body.ids
    const count = async (query: string) => (await asStaff.get<{ total: number }>(`/admin/products/count?${query}`)).body.total
    expect(await ids('stock=low')).toEqual([await idOf('MUG-1')])
    expect(await ids('')).toEqual(await Promise.all(['SET-1', 'PIN-1', 'TEE-1', 'MUG-1'].map(idOf)))
    expect([await count(''), await count('status=archived'), await count('q=mug'), await count('missing=ru&status=draft')]).toEqual([
      4, 1, 1, 1,
    ])
    expect((await asGuest.get<Refusal>('/admin/products/ids')).status).toBe(401)
  })

  it('is open to staff only', async () => {
    expect((await asGuest.get<Refusal>('/admin/products')).status).toBe(401)
    expect((await asStaff.get<Listed>('/admin/products')).status).toBe(200)
  })

  it('hides the archive by default', async () => {
    expect(await namesOf('sort=name&order=asc')).toEqual(['Adras tee', 'Lapis mug', 'Pin', 'Set'])
    expect(await namesOf('status=archived')).toEqual(['Old pin'])
    expect(await namesOf('status=draft,archived&sort=name&order=asc')).toEqual(['Old pin', 'Pin'])
  })

  it('sorts by name, price, stock and age', async () => {
    expect(await namesOf('sort=price')).toEqual(['Set', 'Adras tee', 'Lapis mug', 'Pin'])
    expect((await namesOf('sort=stock')).slice(0, 2)).toEqual(['Adras tee', 'Lapis mug'])
    expect(await namesOf('sort=created_at&order=asc')).toEqual(['Lapis mug', 'Adras tee', 'Pin', 'Set'])
  })

  it('finds by category, stock, name, SKU, tag and translation', async () => {
    expect(await namesOf('category=mug')).toEqual(['Lapis mug'])
    expect(await namesOf(`category=${mugs}`)).toEqual(['Lapis mug'])
    expect(await namesOf('category=nothing')).toEqual([])
    expect(await namesOf('stock=low')).toEqual(['Lapis mug'])
    expect(await namesOf('stock=out&sort=name&order=asc')).toEqual(['Pin', 'Set'])
    expect(await namesOf('stock=pre_order')).toEqual(['Set'])
    expect(await namesOf('q=adras')).toEqual(['Adras tee'])
    expect(await namesOf('q=tee-1')).toEqual(['Adras tee'])
    expect(await namesOf('q=EE-')).toEqual(['Adras tee'])
    expect(await namesOf('q=nauryz')).toEqual(['Lapis mug'])
    expect(await namesOf(`q=${encodeURIComponent('кружка')}`)).toEqual(['Lapis mug'])
    expect(await namesOf('q=100%25')).toEqual([])
  })

  it('counts all products and shows one page', async () => {
    const { body } = await asStaff.get<Listed>('/admin/products?limit=2&page=2&sort=name&order=asc')
    expect(body).toMatchObject({ total: 4, page: 2, limit: 2, products: [{ name: 'Pin' }, { name: 'Set' }] })
  })

  it('refuses an unknown filter, sort or page', async () => {
    for (const query of ['sort=banana', 'status=gone', 'stock=some', 'page=0', 'limit=101', `q=${'q'.repeat(101)}`]) {
      expect((await asStaff.get<Refusal>(`/admin/products?${query}`)).status, query).toBe(422)
    }
  })
})

describe('a product in the editor', () => {
  it('has every field that a new product has, and each option’s stock', async () => {
    const id = await idOf('TEE-1')
    const { body } = await asStaff.get<AdminProduct>(`/admin/products/${id}`)
    const variationId = body.variations[0]?.id
    expect(body).toMatchObject({
      sku: 'TEE-1',
      price: 80,
      sale_price: null,
      is_pre_order: false,
      featured_rank: null,
      category_id: null,
      category_ids: [],
      sizes: ['S', 'M'],
      translations: { en: { name: 'Adras tee', description: '' } },
      variations: [{ name: 'Milk', is_default: true, translations: { ru: { name: 'Молочный' } } }],
      stock: [
        { variation_id: variationId, size: 'S', on_hand: 20, reserved: 0, available: 20 },
        { variation_id: variationId, size: 'M', on_hand: 4, reserved: 0, available: 4 },
      ],
      images: [],
      story_ids: [],
      missing_translations: ['ru', 'kk'],
      ordered_count: 0,
      sold_30_days: 0,
    })
  })

  it('lists a language as missing where its name or description is missing', async () => {
    expect((await asStaff.get<AdminProduct>(`/admin/products/${await idOf('MUG-1')}`)).body.missing_translations).toEqual(['kk'])
  })

  it('is not found under another id', async () => {
    expect(await asStaff.get<Refusal>(`/admin/products/${newId()}`)).toMatchObject({ status: 404, body: { code: 'product_not_found' } })
  })

  it('accepts one of two concurrent edits, and shows the current product to the other editor', async () => {
    const { body: read } = await asAdmin.get<AdminProduct>(`/admin/products/${await idOf('PIN-1')}`)
    const path = `/admin/products/${read.id}`
    const first = await asAdmin.patch<Product>(path, { price: 21, expected_updated_at: read.updated_at })
    expect(first).toMatchObject({ status: 200, body: { price: 21 } })
    const second = await asAdmin.patch<Refusal>(path, { brand: 'Tulpar', expected_updated_at: read.updated_at })
    expect(second).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', current: { id: read.id, price: 21, brand: null, updated_at: first.body.updated_at } },
    })
    expect((await asAdmin.patch<Product>(path, { brand: 'Tulpar', expected_updated_at: first.body.updated_at })).status).toBe(200)
  })
})

async function namesOf(query: string): Promise<string[]> {
  const { status, body } = await asStaff.get<Listed>(`/admin/products?${query}`)
  expect(status, query).toBe(200)
  return body.products.map(({ name }) => name)
}

async function made(product: object): Promise<void> {
  expect((await asAdmin.post<Product>('/admin/products', product)).status).toBe(201)
}

async function idOf(sku: string): Promise<string> {
  return (await db.selectFrom('products').select('id').where('sku', '=', sku).executeTakeFirstOrThrow()).id
}
