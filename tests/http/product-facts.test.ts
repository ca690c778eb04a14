import { expect, it } from 'vitest'
import type { AdminProduct } from '#contract/admin-products.ts'
import type { ProductPage, StaffCategory } from '#contract/catalog.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'

const { admin, call, given } = await shopWithAccounts()
const token = await admin('facts@example.com')

it('shows a product’s facts, its category’s where it has none, as soon as they are saved', async () => {
  const { body: category } = await call('POST', '/api/categories', { token, body: { slug: 'fact-bags', name: 'Bags' } })
  const { id } = await given.product()
  await call('PATCH', `/api/admin/products/${id}`, { token, body: { category_id: category['id'], category_ids: [category['id']] } })
  expect((await page(id)).facts).toEqual([])

  const ofCategory = { en: { material: 'Cotton canvas', measures: '**38 × 42 cm**', care: '' }, ru: { material: 'Хлопковый холст' } }
  const changed = await call('PUT', `/api/categories/${String(category['id'])}`, { token, body: { facts: ofCategory } })
  expect((changed.body as unknown as StaffCategory).facts).toEqual({
    en: { material: 'Cotton canvas', measures: '**38 × 42 cm**' },
    ru: { material: 'Хлопковый холст' },
  })
  await expect
    .poll(async () => (await page(id, 'ru')).facts)
    .toEqual([
      { kind: 'material', text: 'Хлопковый холст' },
      { kind: 'measures', text: '**38 × 42 cm**' },
    ])

  await call('PATCH', `/api/admin/products/${id}`, { token, body: { facts: { en: { measures: '50 × 34 cm <b>' } } } })
  await expect
    .poll(async () => (await page(id)).facts)
    .toEqual([
      { kind: 'material', text: 'Cotton canvas' },
      { kind: 'measures', text: '50 × 34 cm <b>' },
    ])
  await call('PATCH', `/api/admin/products/${id}`, { token, body: { facts: {} } })
  await expect.poll(async () => (await page(id)).facts[1]).toEqual({ kind: 'measures', text: '**38 × 42 cm**' })
})

it('refuses facts of another kind, language or length, and leaves a category’s out of the public list', async () => {
  const { id } = await given.product()
  const wrong = [{ fr: { care: 'Froid' } }, { en: { price: '1' } }, { en: { care: 'x'.repeat(2001) } }]
  for (const facts of wrong)
    expect((await call('PATCH', `/api/admin/products/${id}`, { token, body: { facts } })).status, JSON.stringify(facts)).toBe(422)
  const { body } = await call('GET', '/api/categories')
  expect(JSON.stringify(body)).not.toContain('facts')
})

it('copies them with the product, and writes down which one changed', async () => {
  const { id } = await given.product()
  await call('PATCH', `/api/admin/products/${id}`, { token, body: { facts: { en: { care: 'Cold' }, kk: { care: 'Салқын' } } } })
  const { body: copy } = await call('POST', `/api/admin/products/${id}/copies`, { token })
  const { body: read } = await call('GET', `/api/admin/products/${String(copy['id'])}`, { token })
  expect((read as unknown as AdminProduct).facts).toEqual({ en: { care: 'Cold' }, kk: { care: 'Салқын' } })
  const { body: log } = await call('GET', `/api/admin/audit-log?entity=product&entity_id=${id}`, { token })
  expect(JSON.stringify(log)).toContain('facts.kk.care')
})

async function page(id: string, language = 'en'): Promise<ProductPage> {
  return (await call('GET', `/api/products/${id}?lang=${language}`)).body as unknown as ProductPage
}
