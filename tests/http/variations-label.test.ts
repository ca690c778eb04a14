import { expect, it } from 'vitest'
import type { AdminProduct } from '#contract/admin-products.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'

const { admin, call, given } = await shopWithAccounts()
const token = await admin('label@example.com')

it('names the difference of a product’s variations, in English where the reader’s language has no word for it', async () => {
  const { id } = await given.product()
  await expect.poll(() => labelOf(id)).toBeNull()
  await change(id, { en: ' Set ', ru: 'Набор', kk: '' })
  await expect.poll(() => labelOf(id)).toBe('Set')
  expect([await labelOf(id, 'ru'), await labelOf(id, 'kk')]).toEqual(['Набор', 'Set'])
  await change(id, {})
  await expect.poll(() => labelOf(id)).toBeNull()
})

it('refuses another language, and more than fits above a choice', async () => {
  const { id } = await given.product()
  for (const label of [{ fr: 'Lot' }, { en: 'x'.repeat(41) }, 'Set']) expect(await change(id, label)).toBe(422)
})

it('copies it with the product, and writes down which language changed', async () => {
  const { id } = await given.product()
  await change(id, { en: 'Set', kk: 'Жинақ' })
  const { body: copy } = await call('POST', `/api/admin/products/${id}/copies`, { token })
  const { body: read } = await call('GET', `/api/admin/products/${String(copy['id'])}`, { token })
  expect((read as unknown as AdminProduct).variations_label).toEqual({ en: 'Set', kk: 'Жинақ' })
  const { body: log } = await call('GET', `/api/admin/audit-log?entity=product&entity_id=${id}`, { token })
  expect(JSON.stringify(log)).toContain('variations_label.kk')
})

async function change(id: string, variations_label: unknown): Promise<number> {
  return (await call('PATCH', `/api/admin/products/${id}`, { token, body: { variations_label } })).status
}

async function labelOf(id: string, language = 'en'): Promise<unknown> {
  return (await call('GET', `/api/products/${id}?lang=${language}`)).body['variations_label']
}
