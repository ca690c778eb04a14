import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Product } from '#contract/catalog.ts'
import { newId } from '#kit/ids.ts'
import { admin, catalogCalls, type Refusal, staff } from '#tests/support/catalog-calls.ts'
import { temporaryFiles } from '#tests/support/catalog-ctx.ts'
import { testDatabase } from '#tests/support/database.ts'

const { db } = await testDatabase()
const files = await temporaryFiles()
const asAdmin = catalogCalls({ db, files, actor: admin })
const asGuest = catalogCalls({ db, files })

const mug = { name: 'Ibex mug', sku: 'MUG-1', price: 49.9, status: 'active' }

beforeEach(async () => {
  await sql`truncate products, categories cascade`.execute(db)
})

describe('rights', () => {
  it('refuses guests with 401 and staff with 403, before the body is looked at', async () => {
    expect((await asGuest.post<Refusal>('/admin/products', { rubbish: true })).status).toBe(401)
    expect((await catalogCalls({ db, files, actor: staff }).post<Refusal>('/admin/products', mug)).status).toBe(403)
    expect((await asGuest.patch<Refusal>(`/admin/products/${newId()}`, { price: 1 })).status).toBe(401)
    expect(await countProducts()).toBe(0)
  })
})

describe('creating', () => {
  it('makes a product that shoppers find at once, with a slug of its name', async () => {
    const { status, body } = await asAdmin.post<Product>('/admin/products', {
      ...mug,
      stock: 7,
      translations: { ru: { name: 'Кружка «Козерог»', description: '' } },
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({ slug: 'ibex-mug', price: 49.9, stock: 7, availability: 'in_stock', status: 'active' })
    const { body: found } = await asGuest.get<{ products: Product[] }>(`/search?q=${encodeURIComponent('кружки')}`)
    expect(found.products.map((product) => product.slug)).toEqual(['ibex-mug'])
    expect(await ledgerOf(body.id)).toEqual([{ reason: 'opening', on_hand_change: 7 }])
  })

  it('gives each of twenty products of one name, made at once, a slug of its own', async () => {
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, n) => asAdmin.post<Product>('/admin/products', { ...mug, sku: `MUG-${n}` })),
    )
    expect(made.every(({ status }) => status === 201)).toBe(true)
    expect(new Set(made.map(({ body }) => body.slug)).size).toBe(20)
  })

  it('makes slugs of names in any alphabet', async () => {
    const slugFor = async (name: string, sku: string) => (await asAdmin.post<Product>('/admin/products', { ...mug, name, sku })).body.slug
    expect(await slugFor('Кружка «Козерог»', 'A')).toBe('krujka-kozerog')
    expect(await slugFor('Қошқар мүйіз', 'B')).toBe('koshkar-muiz')
    expect(await slugFor('马', 'C')).toBe('product')
  })

  it('answers a SKU or slug that is taken with 409 and leaves no trace', async () => {
    await asAdmin.post('/admin/products', mug)
    expect(await asAdmin.post<Refusal>('/admin/products', { ...mug, name: 'Other' })).toMatchObject({
      status: 409,
      body: { code: 'sku_taken' },
    })
    expect(await asAdmin.post<Refusal>('/admin/products', { ...mug, sku: 'MUG-2', slug: 'ibex-mug' })).toMatchObject({
      status: 409,
      body: { code: 'slug_taken' },
    })
    expect(await countProducts()).toBe(1)
  })

  it('names each wrong field with 422 and leaves no trace', async () => {
    const refused = async (fields: object) => {
      const { status, body } = await asAdmin.post<Refusal>('/admin/products', { ...mug, ...fields })
      expect(status, JSON.stringify(fields)).toBe(422)
      return Object.keys(body.fields ?? {})
    }
    expect(await refused({ sale_price: 50 })).toEqual(['sale_price'])
    expect(await refused({ member_price: 49.91 })).toEqual(['member_price'])
    expect(await refused({ price: -1 })).toEqual(['price'])
    expect(await refused({ price: 1.005 })).toEqual(['price'])
    expect(await refused({ price: '49.90' })).toEqual(['price'])
    expect(await refused({ name: '  ' })).toEqual(['name'])
    expect(await refused({ slug: 'Ibex Mug' })).toEqual(['slug'])
    expect(await refused({ colour: 'red' })).toEqual(['colour'])
    expect(await refused({ category_id: newId() })).toEqual(['category_id'])
    expect(await refused({ variations: [{ name: 'A', price: 10, sale_price: 11 }] })).toEqual(['variations.0.sale_price'])
    expect(await refused({ variations: [{ name: 'A', id: newId() }] })).toEqual(['variations.0.id'])
    expect(
      await refused({
        variations: [
          { name: 'A', is_default: true },
          { name: 'B', is_default: true },
        ],
      }),
    ).toEqual(['variations.1.is_default'])
    expect(await refused({ sizes: ['S'], stock: 4 })).toEqual(['stock'])
    expect(await refused({ sizes: ['S'], stock: [{ size: 'XXXL', on_hand: 4 }] })).toEqual(['stock.0'])
    expect((await refused({ stock: -1 }))[0]).toMatch(/^stock/)
    expect(await countProducts()).toBe(0)
  })

  it('takes stock for variations and sizes that are only being made', async () => {
    const { body } = await asAdmin.post<Product>('/admin/products', {
      ...mug,
      sizes: ['S', 'M'],
      variations: [
        { name: 'Lapis', color: 'blue' },
        { name: 'Felt', color: 'beige', is_default: true },
      ],
      stock: [
        { variation: 0, size: 'S', on_hand: 2 },
        { variation: 1, size: 'M', on_hand: 5 },
      ],
    })
    expect(body.variations.map(({ name, stock, is_default }) => ({ name, stock, is_default }))).toEqual([
      { name: 'Lapis', stock: 2, is_default: false },
      { name: 'Felt', stock: 5, is_default: true },
    ])
    expect(body.colors).toEqual(['blue', 'beige'])
  })
})

describe('changing', () => {
  it('changes the named fields and leaves the rest', async () => {
    const { body: made } = await asAdmin.post<Product>('/admin/products', { ...mug, stock: 7, tags: ['ibex'], sale_price: 40 })
    const { status, body } = await asAdmin.patch<Product>(`/admin/products/${made.id}`, {
      price: 45,
      translations: { kk: { name: 'Таутеке кружкасы' } },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ price: 45, sale_price: 40, tags: ['ibex'], stock: 7, slug: 'ibex-mug' })
    const { body: found } = await asGuest.get<{ products: Product[] }>(`/search?q=${encodeURIComponent('таутекелер')}`)
    expect(found.products).toHaveLength(1)
  })

  it('checks prices together with their later values', async () => {
    const { body: made } = await asAdmin.post<Product>('/admin/products', {
      ...mug,
      sale_price: 40,
      variations: [{ name: 'A', sale_price: 45 }],
    })
    expect(Object.keys((await asAdmin.patch<Refusal>(`/admin/products/${made.id}`, { price: 44 })).body.fields ?? {})).toEqual([
      'variations.0.sale_price',
    ])
    expect(
      (await asAdmin.patch<Product>(`/admin/products/${made.id}`, { price: 44, sale_price: null, variations: [] })).body,
    ).toMatchObject({ price: 44, sale_price: null })
  })

  it('keeps named variations, adds new ones and removes the others with their stock', async () => {
    const { body: made } = await asAdmin.post<Product>('/admin/products', {
      ...mug,
      variations: [
        { name: 'A', stock: 1 },
        { name: 'B', stock: 2 },
      ],
    })
    const [a, b] = made.variations
    const { body } = await asAdmin.patch<Product>(`/admin/products/${made.id}`, {
      variations: [
        { id: b?.id, name: 'B2' },
        { name: 'C', stock: 9 },
      ],
    })
    expect(body.variations.map(({ name, stock }) => ({ name, stock }))).toEqual([
      { name: 'B2', stock: 2 },
      { name: 'C', stock: 9 },
    ])
    expect(body.variations[0]?.id).toBe(b?.id)
    expect(body.variations.some((variation) => variation.id === a?.id)).toBe(false)
    expect(body.stock).toBe(11)
  })

  it('writes the difference of a count to the ledger and clears sizes that are not offered any more', async () => {
    const { body: made } = await asAdmin.post<Product>('/admin/products', {
      ...mug,
      sizes: ['S', 'M'],
      stock: [
        { size: 'S', on_hand: 3 },
        { size: 'M', on_hand: 4 },
      ],
    })
    const { body } = await asAdmin.patch<Product>(`/admin/products/${made.id}`, { sizes: ['M'], stock: [{ size: 'M', on_hand: 6 }] })
    expect(body.stock).toBe(6)
    expect(await ledgerOf(made.id)).toEqual([
      { reason: 'opening', on_hand_change: 3 },
      { reason: 'opening', on_hand_change: 4 },
      { reason: 'adjusted', on_hand_change: 2 },
      { reason: 'adjusted', on_hand_change: -3 },
    ])
  })

  it('refuses a count or a removal below the pieces of open orders', async () => {
    const { body: made } = await asAdmin.post<Product>('/admin/products', { ...mug, variations: [{ name: 'A', stock: 5 }] })
    await db.updateTable('stock_levels').set({ reserved: 2 }).where('product_id', '=', made.id).execute()
    const refused = { status: 409, body: { code: 'stock_below_reserved' } }
    expect(
      await asAdmin.patch(`/admin/products/${made.id}`, { stock: [{ variation_id: made.variations[0]?.id, on_hand: 1 }] }),
    ).toMatchObject(refused)
    expect(await asAdmin.patch(`/admin/products/${made.id}`, { variations: [] })).toMatchObject(refused)
  })

  it('makes a product equal to the last of thirty simultaneous changes, each whole', async () => {
    const { body: made } = await asAdmin.post<Product>('/admin/products', { ...mug, stock: 1 })
    const changes = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        asAdmin.patch<Product>(`/admin/products/${made.id}`, { price: n + 1, member_price: n + 0.5, stock: n }),
      ),
    )
    expect(changes.every(({ status }) => status === 200)).toBe(true)
    const { body } = await asGuest.get<Product>(`/products/${made.id}`)
    expect(body.price - (body.member_price ?? 0)).toBe(0.5)
    expect(body.stock).toBe(body.price - 1)
    const sum = (await ledgerOf(made.id)).reduce((total, row) => total + row.on_hand_change, 0)
    expect(sum).toBe(body.stock)
  })

  it('knows no product of a foreign or malformed id', async () => {
    expect((await asAdmin.patch<Refusal>(`/admin/products/${newId()}`, { price: 1 })).body.code).toBe('product_not_found')
    expect((await asAdmin.patch<Refusal>('/admin/products/nothing', { price: 1 })).status).toBe(404)
  })
})

async function countProducts(): Promise<number> {
  return (await db.selectFrom('products').select('id').execute()).length
}

function ledgerOf(productId: string) {
  return db
    .selectFrom('stock_ledger as l')
    .innerJoin('stock_levels as s', 's.id', 'l.stock_level_id')
    .where('s.product_id', '=', productId)
    .orderBy('l.id')
    .select(['l.reason', 'l.on_hand_change'])
    .execute()
}
