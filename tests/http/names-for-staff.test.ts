import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'

const { admin, call, db, given } = await shopWithAccounts()
const token = await admin('reads-russian@example.com')
const { id } = await given.product({ name: 'Felt hat', names: { ru: 'Войлочная шляпа' }, stock: 3 })
const read = async (path: string, language: string) => (await call('GET', path, { token, headers: { 'accept-language': language } })).body

it.each([
  ['ru', 'Войлочная шляпа'],
  ['kk', 'Felt hat'],
  ['en', 'Felt hat'],
])('names products for staff in the language of %s', async (language, name) => {
  expect(await read('/api/admin/dashboard?range=today', language)).toMatchObject({ running_low: [{ product_id: id, name }] })
  expect(await read('/api/admin/search?q=Felt', language)).toMatchObject({ products: [{ id, name }] })
  expect(await read(`/api/admin/search?q=${encodeURIComponent('войлоч')}`, language)).toMatchObject({ products: [{ id, name }] })
  const discount = { code: `FELT${language.toUpperCase()}`, kind: 'percent', value: 5, product_ids: [id] }
  const made = await call('POST', '/api/admin/discounts', { token, body: discount, headers: { 'idempotency-key': newId() } })
  expect(await read(`/api/admin/discounts/${String(made.body['id'])}`, language)).toMatchObject({ products: [{ id, name }] })
})

it('names the product of a review, which is found by either name', async () => {
  const { id: orderId } = await reviewedOrder()
  const reviews = `/api/admin/reviews?q=${encodeURIComponent('шляпа')}`
  expect(await read(reviews, 'ru')).toMatchObject({ total: 1, reviews: [{ product: { id, name: 'Войлочная шляпа' } }] })
  expect(await read('/api/admin/reviews?q=felt', 'kk')).toMatchObject({ total: 1, reviews: [{ product: { name: 'Felt hat' } }] })
  expect(orderId).toBeDefined()
})

async function reviewedOrder() {
  const placed = await call('POST', '/api/orders', {
    body: {
      items: [{ product_id: id, quantity: 1 }],
      contact: { name: 'Dana', email: 'dana@example.com', phone: '+60 12 345 6789' },
      shipping: { address: '1 Jalan', city: 'Ipoh', state: 'Perak', zip: '30000', country: 'MY' },
      payment_method_id: await given.paymentMethod(),
    },
    headers: { 'idempotency-key': newId() },
  })
  const { order, guest_token } = placed.body as { order: { id: string }; guest_token: string }
  await db.updateTable('orders').set({ status: 'completed' }).where('id', '=', order.id).execute()
  const body = { stars: 5, text: 'Warm', author: 'Dana' }
  await call('PUT', `/api/orders/${order.id}/reviews/${id}`, { body, headers: { 'guest-session-token': guest_token } })
  return order
}
