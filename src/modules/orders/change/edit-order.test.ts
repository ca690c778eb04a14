import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { orderOf } from '#tests/support/given.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = await testShop()
const { given, place, ask } = shop
const method = await given.paymentMethod()
const staff = { actor: await given.account({ role: 'staff' }) }
const shipping = { address: '7 Jalan Bukit', city: 'Ipoh', state: 'Perak', zip: '30000', country: 'MY' }

async function placed(changes: object = {}) {
  const mug = await given.product()
  const { body } = await place(orderOf(method, [{ product_id: mug.id, quantity: 1 }], changes))
  return body
}

const edit = (id: string, body: object) => ask('PATCH', `/admin/orders/${id}`, body, staff)
const read = async (id: string) => (await ask('GET', `/admin/orders/${id}`, undefined, staff)).body

it('changes contact, address and note, and leaves other fields', async () => {
  const { order, guest_token } = await placed()
  const { status, body } = await edit(order.id, { contact: { phone: '+60 19 000 1111' }, shipping, note: 'Ring twice' })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    name: order.name,
    email: order.email,
    phone: '+60 19 000 1111',
    shipping_address: shipping,
    note: 'Ring twice',
    total: order.total,
  })
  expect(body.timeline.at(-1)).toMatchObject({ kind: 'edited', about: ['phone', 'note', 'address'], by: staff.actor.fullName })
  const seen = await ask('GET', `/orders/${order.id}`, undefined, { guestTokens: [guest_token] })
  expect(seen.body).toMatchObject({ phone: '+60 19 000 1111', note: 'Ring twice', shipping_address: shipping })
  expect(seen.body.timeline.map(({ kind }) => kind)).toEqual(['placed'])
  expect((await edit(order.id, { note: null })).body.note).toBeNull()
})

it('writes no personal data into the log', async () => {
  const { order } = await placed()
  await edit(order.id, { contact: { name: 'Aisha Rahman' }, note: 'Secret door' })
  const entry = await shop.db
    .selectFrom('audit_log')
    .selectAll()
    .where('entity_id', '=', order.id)
    .where('action', '=', 'order.change')
    .executeTakeFirstOrThrow()
  expect(entry).toMatchObject({ actor_id: staff.actor.accountId, changes: { parts: [null, ['name', 'note']] } })
})

it('shows the slower person the current value', async () => {
  const { order } = await placed()
  const { updated_at } = await read(order.id)
  shop.clock.set('2026-03-21T04:00:05Z')
  expect((await edit(order.id, { note: 'First', expected_updated_at: updated_at })).status).toBe(200)
  const late = await edit(order.id, { contact: { name: 'Second' }, expected_updated_at: updated_at })
  expect(late).toMatchObject({ status: 409, body: { code: 'changed_meanwhile', current: { note: 'First', name: order.name } } })
  expect((await read(order.id)).name).toBe(order.name)
})

it('refuses once the order is sent, handed over or cancelled', async () => {
  const { order } = await placed()
  const mark = (status: string) => ask('PUT', `/admin/orders/${order.id}/status`, { status }, staff)
  for (const [status, code] of [
    ['processing', undefined],
    ['shipped', 'order_sent'],
    ['completed', 'order_sent'],
    ['cancelled', 'order_cancelled'],
  ] as const) {
    await mark(status)
    expect([status, (await edit(order.id, { note: status })).body.code]).toEqual([status, code])
  }
  expect((await edit(newId(), { note: 'x' })).status).toBe(404)
})

it('keeps the paid zone, and a way to reach the buyer', async () => {
  const { order } = await placed()
  const sabah = await edit(order.id, { shipping: { ...shipping, state: 'Sabah' } })
  expect(sabah).toMatchObject({ status: 422, body: { fields: { 'shipping.state': 'other_shipping_zone' } } })
  const abroad = await edit(order.id, { shipping: { ...shipping, country: 'SG' } })
  expect(abroad.body.fields).toEqual({ 'shipping.country': 'other_shipping_zone' })
  expect((await edit(order.id, { contact: { email: null, phone: null } })).body.fields).toEqual({ 'contact.email': 'email_or_phone' })
  expect((await edit(order.id, { shipping: { ...shipping, city: '' } })).status).toBe(422)
  expect((await edit(order.id, { total: 1 })).body.fields).toEqual({ total: 'unrecognized_keys' })
  const pickup = await placed({ delivery: 'pickup', shipping: undefined })
  expect((await edit(pickup.order.id, { shipping })).body.fields).toEqual({ 'shipping.address': 'pickup_has_no_address' })
})

it('ends the links that went to a wrong address, and finds the account of the right one', async () => {
  const { order, guest_token } = await placed({ contact: { name: 'N', email: 'wrnog@example.com', phone: '+60 12 345 6789' } })
  const account = await given.account()
  await shop.db.updateTable('users').set({ email_verified: true }).where('id', '=', account.accountId).execute()
  const seen = async () => (await ask('GET', `/orders/${order.id}`, undefined, { guestTokens: [guest_token] })).status
  expect((await edit(order.id, { contact: { email: 'WRNOG@example.com' } })).status).toBe(200)
  expect(await seen()).toBe(200)
  const { body } = await edit(order.id, { contact: { email: account.email } })
  expect(body).toMatchObject({ email: account.email, account_id: account.accountId })
  expect(await seen()).toBe(404)
})
