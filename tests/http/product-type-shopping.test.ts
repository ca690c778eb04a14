import { expect, it } from 'vitest'
import { workshop } from '#tests/support/workshop.ts'

const { call, db, done, token, type } = await workshop()
const told = { google_category: 'Apparel & Accessories > Clothing > Shirts & Tops', gender: 'unisex', age_group: 'adult' }

it('stores a type’s facts for shopping services, in its answers and in the log', async () => {
  const made = await type([['Print', 20]])
  expect(made).toMatchObject({ google_category: null, gender: null, age_group: null })
  expect(await done('PATCH', `/api/admin/product-types/${made.id}`, told)).toMatchObject(told)
  expect(await done('PATCH', `/api/admin/product-types/${made.id}`, { google_category: null })).toMatchObject({
    ...told,
    google_category: null,
  })
  const { changes } = await db
    .selectFrom('audit_log')
    .select('changes')
    .where('entity_id', '=', made.id)
    .where('action', '=', 'product_type.change')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(changes).toMatchObject({ google_category: expect.anything(), gender: expect.anything(), age_group: expect.anything() })
})

it.each([
  ['google_category', '12 shirts'],
  ['google_category', ''],
  ['google_category', 'Apparel\nShirts'],
  ['gender', 'everybody'],
  ['age_group', 'teen'],
])('refuses the %s %j', async (field, value) => {
  const made = await type([['Print', 20]])
  const answer = await call('PATCH', `/api/admin/product-types/${made.id}`, { token, body: { [field]: value } })
  expect(answer).toMatchObject({ status: 422, body: { fields: { [field]: expect.any(String) } } })
})
