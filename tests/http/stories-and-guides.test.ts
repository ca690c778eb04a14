import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { ProductPage } from '#contract/catalog.ts'
import { newId } from '#kit/ids.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'

const { admin, call, given } = await shopWithAccounts()
const token = await admin('writer@example.com')

it('shows a story on its products’ pages as soon as it is public, in the reader’s language', async () => {
  const { id: productId } = await given.product()
  const body = {
    title: 'A ram’s horn is a wish',
    body: 'Long ago',
    translations: { kk: { title: 'Қошқар мүйіз' } },
    product_ids: [productId],
  }
  const made = await call('POST', '/api/admin/stories', { token, body })
  expect(made).toMatchObject({ status: 201, body: { slug: 'a-rams-horn-is-a-wish', is_active: false, product_ids: [productId] } })
  const path = `/api/admin/stories/${String(made.body['id'])}`
  await expect.poll(async () => (await page(productId)).stories).toEqual([])

  await call('PATCH', path, { token, body: { is_active: true } })
  await expect.poll(async () => (await page(productId, 'kk')).stories).toMatchObject([{ title: 'Қошқар мүйіз', body: 'Long ago' }])
  await call('PATCH', path, { token, body: { translations: { kk: null } } })
  await expect.poll(async () => (await page(productId, 'kk')).stories).toMatchObject([{ title: 'A ram’s horn is a wish' }])

  const form = new FormData()
  const image = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#20398C' } })
    .jpeg()
    .toBuffer()
  form.set('file', new File([new Uint8Array(image)], 'horn.jpg'))
  const { body: pictured } = await call('PUT', `${path}/image`, { token, body: form })
  await expect.poll(async () => (await page(productId)).stories).toMatchObject([{ image_key: pictured['image_key'] }])

  expect(await call('POST', '/api/admin/stories', { token, body: { title: 'Other', slug: 'a-rams-horn-is-a-wish' } })).toMatchObject({
    status: 409,
    body: { code: 'slug_taken' },
  })
  expect((await call('DELETE', path, { token })).status).toBe(204)
  await expect.poll(async () => (await page(productId)).stories).toEqual([])
})

it('puts stories in the order in which the product names them', async () => {
  const { id: productId } = await given.product()
  const titles = ['One', 'Two', 'Three']
  const ids: string[] = []
  for (const title of titles) {
    const { body } = await call('POST', '/api/admin/stories', { token, body: { title: `${title} ${newId()}`, is_active: true } })
    ids.push(String(body['id']))
  }
  const story_ids = ids.toReversed()
  await call('PATCH', `/api/admin/products/${productId}`, { token, body: { story_ids } })
  await expect.poll(async () => (await page(productId)).stories.map(({ id }) => id)).toEqual(story_ids)
  expect(await call('PATCH', `/api/admin/products/${productId}`, { token, body: { story_ids: [newId()] } })).toMatchObject({
    status: 422,
    body: { fields: { story_ids: expect.any(String) } },
  })
})

it('shows a product’s size guide in the reader’s language until the guide goes', async () => {
  const { id: productId } = await given.product()
  const body = {
    name: 'Shirts',
    unit: 'cm',
    columns: ['Size', 'Chest'],
    rows: [['S', '86–94']],
    translations: { ru: { name: 'Футболки', columns: ['Размер', 'Грудь'] } },
  }
  const { body: guide, status } = await call('POST', '/api/admin/size-guides', { token, body })
  expect(status).toBe(201)
  await call('PATCH', `/api/admin/products/${productId}`, { token, body: { size_guide_id: guide['id'] } })
  await expect
    .poll(async () => (await page(productId, 'ru')).size_guide)
    .toEqual({
      name: 'Футболки',
      unit: 'cm',
      columns: ['Размер', 'Грудь'],
      rows: [['S', '86–94']],
    })
  await expect.poll(async () => (await page(productId, 'kk')).size_guide).toMatchObject({ name: 'Shirts' })

  const path = `/api/admin/size-guides/${String(guide['id'])}`
  await call('PATCH', path, { token, body: { rows: [['S', '86–95']] } })
  await expect.poll(async () => (await page(productId)).size_guide?.rows).toEqual([['S', '86–95']])
  for (const wrong of [{ rows: [['S']] }, { columns: ['Size'] }, { translations: { ru: { name: 'Ф', columns: ['Размер'] } } }]) {
    expect((await call('PATCH', path, { token, body: wrong })).status, JSON.stringify(wrong)).toBe(422)
  }
  const stale = { unit: 'in', expected_updated_at: guide['updated_at'] }
  expect(await call('PATCH', path, { token, body: stale })).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', current: { unit: 'cm' } },
  })
  expect((await call('DELETE', path, { token })).status).toBe(204)
  await expect.poll(async () => (await page(productId)).size_guide).toBeNull()
  expect(await call('PATCH', `/api/admin/products/${productId}`, { token, body: { size_guide_id: newId() } })).toMatchObject({
    status: 422,
  })
})

async function page(id: string, language = 'en'): Promise<ProductPage> {
  return (await call('GET', `/api/products/${id}?lang=${language}`)).body as unknown as ProductPage
}
