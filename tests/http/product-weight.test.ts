import { expect, it } from 'vitest'
import type { AdminProduct } from '#contract/admin-products.ts'
import type { ProductImport } from '#contract/product-files.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'
import { fileOf } from '#tests/support/product-rows.ts'

const { admin, call, given, origin } = await shopWithAccounts()
const token = await admin('weight@example.com')
const authorization = `Bearer ${token}`

it('keeps the weight of a product in whole grams, copies it, and logs who changed it', async () => {
  const { id } = await given.product()
  expect(await weightOf(id)).toBeNull()
  expect(await change(id, 450)).toBe(200)
  expect(await weightOf(id)).toBe(450)
  const { body: copy } = await call('POST', `/api/admin/products/${id}/copies`, { token })
  expect(await weightOf(String(copy['id']))).toBe(450)
  expect(await change(id, null)).toBe(200)
  expect(await weightOf(id)).toBeNull()
  const { body: log } = await call('GET', `/api/admin/audit-log?entity=product&entity_id=${id}`, { token })
  expect(JSON.stringify(log)).toContain('weight_grams')
})

it('refuses a weight that no parcel has', async () => {
  const { id } = await given.product()
  for (const weight of [0, -1, 100_001, 12.5, '450']) expect(await change(id, weight), String(weight)).toBe(422)
  expect(await change(id, 100_000)).toBe(200)
})

it('hides the weight from shoppers', async () => {
  const { id } = await given.product()
  await change(id, 450)
  expect((await call('GET', `/api/products/${id}`)).body).not.toHaveProperty('weight_grams')
})

it('is imported and exported with the file of products', async () => {
  const { id } = await given.product()
  const { sku } = (await call('GET', `/api/admin/products/${id}`, { token })).body as unknown as AdminProduct
  const first = await imported(`sku,weight_grams\n${sku},320`)
  expect(first, JSON.stringify(first.body)).toMatchObject({ status: 201, body: { changed: 1, errors: [] } })
  expect(await weightOf(id)).toBe(320)
  const file = await (await fetch(`${origin}/api/admin/products.csv?q=${sku}`, { headers: { authorization } })).text()
  expect(file).toContain('"weight_grams"')
  expect(await imported(file)).toMatchObject({ body: { unchanged: 1, changed: 0, errors: [] } })
  for (const cell of ['0', '1.5', 'light', '200000']) {
    const { body } = await imported(`sku,weight_grams\n${sku},${cell}`)
    expect((body as unknown as ProductImport).errors, cell).toMatchObject([{ row: 2, column: 'weight_grams' }])
  }
  expect(await imported(`sku,weight_grams\n${sku},`)).toMatchObject({ body: { changed: 1 } })
  expect(await weightOf(id)).toBeNull()
})

async function change(id: string, weight_grams: unknown): Promise<number> {
  return (await call('PATCH', `/api/admin/products/${id}`, { token, body: { weight_grams } })).status
}

async function weightOf(id: string): Promise<number | null> {
  return ((await call('GET', `/api/admin/products/${id}`, { token })).body as unknown as AdminProduct).weight_grams
}

async function imported(text: string): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await fetch(`${origin}/api/admin/product-imports`, { method: 'POST', headers: { authorization }, body: fileOf(text) })
  return { status: answer.status, body: await answer.json() }
}
