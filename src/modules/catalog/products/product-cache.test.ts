import { expect, it } from 'vitest'
import { money } from '#contract/rules/money.ts'
import { admin } from '#tests/support/catalog-calls.ts'
import { catalogCtx, temporaryFiles } from '#tests/support/catalog-ctx.ts'
import { testDatabase } from '#tests/support/database.ts'
import { changeProduct } from './change-product.ts'
import { createProduct } from './create-product.ts'
import { listProducts } from '../listing/list-products.ts'

const { db } = await testDatabase()
const ctx = catalogCtx({ db, files: await temporaryFiles(), actor: admin })
const query = { sort: 'created_at', page: 1, limit: 20 } as const

async function listed() {
  const [first] = (await listProducts(ctx, query)).products
  return first
}

it('gives lists the same object while a product is as it was, and a new one after each change', async () => {
  const { id } = await createProduct(ctx, { name: 'Mug', sku: 'MUG-1', price: money(40), stock: 5, status: 'active' })
  const before = await listed()
  expect(await listed()).toBe(before)
  await changeProduct(ctx, id, { price: money(41) })
  expect(await listed()).toMatchObject({ price: 41, stock: 5 })
  await changeProduct(ctx, id, { stock: 2 })
  expect(await listed()).toMatchObject({ price: 41, stock: 2 })
  await changeProduct(ctx, id, { translations: { ru: { name: 'Кружка', description: '' } } })
  expect((await listProducts({ ...ctx, language: 'ru' }, query)).products[0]?.translation.name).toBe('Кружка')
  expect(before).toMatchObject({ price: 40 })
})
