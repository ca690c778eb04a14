import { expect, it } from 'vitest'
import { money } from '#contract/rules/money.ts'
import { ReadCache } from '#kit/read-cache.ts'
import type { Tag } from '#modules/cache-tags.ts'
import { admin } from '#tests/support/catalog-calls.ts'
import { catalogCtx, type TestCtx, temporaryFiles } from '#tests/support/catalog-ctx.ts'
import { testDatabase } from '#tests/support/database.ts'
import { changeProduct } from './change-product.ts'
import { createProduct } from './create-product.ts'
import { listProducts } from '../listing/list-products.ts'

const { db } = await testDatabase()
const files = await temporaryFiles()
const staffCtx = catalogCtx({ db, files, actor: admin })
const kept = new ReadCache<Tag>()
kept.resume()
const query = { sort: 'created_at', page: 1, limit: 20 } as const

function cachedCtx() {
  return { ...catalogCtx({ db, files }), kept }
}

async function listed(ctx: TestCtx = cachedCtx()) {
  const [first] = (await listProducts(ctx, query)).products
  return first
}

it('gives cached answers the same object until the product changes, and reads the present for everybody else', async () => {
  const { id } = await createProduct(staffCtx, { name: 'Mug', sku: 'MUG-1', price: money(40), stock: 5, status: 'active' })
  const before = await listed()
  expect(await listed()).toBe(before)
  await changeProduct(staffCtx, id, { price: money(41) })
  expect(await listed()).toBe(before)
  expect(await listed(staffCtx)).toMatchObject({ price: 41 })
  kept.purge([`product:${id}`])
  expect(await listed()).toMatchObject({ price: 41, stock: 5 })
  await changeProduct(staffCtx, id, { stock: 2 })
  kept.purge([`stock:${id}`])
  expect(await listed()).toMatchObject({ price: 41, stock: 2 })
  await changeProduct(staffCtx, id, { translations: { ru: { name: 'Кружка', description: '' } } })
  const [inRussian] = (await listProducts({ ...cachedCtx(), language: 'ru' }, query)).products
  expect(inRussian?.translation.name).toBe('Кружка')
  expect(before).toMatchObject({ price: 40 })
})

it('notes for a cached list the same tags whether it was read or kept', async () => {
  await createProduct(staffCtx, { name: 'Pin', sku: 'PIN-1', price: money(9), stock: 5, status: 'active' })
  kept.clear()
  const [first, second] = [cachedCtx(), cachedCtx()]
  for (const ctx of [first, second]) await listProducts(ctx, { ...query, colors: ['red'], category: 'mug' })
  for (const ctx of [first, second]) await listProducts(ctx, query)
  expect(second.uses).toEqual(first.uses)
  expect([...first.uses].filter((tag) => !tag.includes(':'))).toEqual(expect.arrayContaining(['categories', 'listing']))
})

it('leaves out of a list what became a draft after its ids were read', async () => {
  const { id } = await createProduct(staffCtx, { name: 'Bag', sku: 'BAG-1', price: money(60), stock: 5, status: 'active' })
  kept.clear()
  const idsOfList = async () => (await listProducts(cachedCtx(), query)).products.map((product) => product.id)
  expect(await idsOfList()).toContain(id)
  await changeProduct(staffCtx, id, { status: 'draft' })
  kept.purge([`product:${id}`])
  expect(await idsOfList()).not.toContain(id)
})
