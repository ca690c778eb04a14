import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { orderOf } from '#tests/support/given.ts'
import { testShop, type Asking } from '#tests/support/test-shop.ts'
import { findOrderMail } from '../mails/find-order-mail.ts'

const shop = await testShop()
const { given, ask, place } = shop
const method = await given.paymentMethod()
const cash = await given.paymentMethod({ title: 'Cash', type: 'cash' })
const staff = { actor: await given.account({ role: 'staff' }) }

const write = (order: object, asking: Asking = {}) => ask('POST', '/admin/orders', order, { ...staff, idempotencyKey: newId(), ...asking })
const quote = (body: object) => ask('POST', '/admin/orders/quote', body, staff)
const caller = { name: 'Nurul Izzah', phone: '+60 12 345 6789' }

it('writes an order for a caller: at the shop’s own prices, marked as staff’s, with a link that opens it', async () => {
  const tee = await given.product({ price: 49.9, stock: 50 })
  const items = [{ product_id: tee.id, quantity: 2 }]
  const { status, body } = await write(orderOf(method, items, { contact: caller, note: 'By telephone' }))
  expect(status).toBe(201)
  expect(body.order).toMatchObject({
    status: 'pending',
    payment_status: 'unpaid',
    channel: 'staff',
    subtotal: 99.8,
    total: 113.79,
    email: '',
    phone: caller.phone,
    note: 'By telephone',
    account_id: null,
    expires_at: '2026-03-24T04:00:00.000Z',
    timeline: [{ kind: 'placed', by: staff.actor.fullName }],
  })
  expect(body.pay_link).toBe(`http://shop.test/order/${body.order.id}?token=${body.guest_token}`)
  const opened = await ask('GET', `/orders/${body.order.id}`, undefined, { guestTokens: [body.guest_token] })
  expect(opened.body).toMatchObject({ order_number: body.order.order_number, total: 113.79 })
  expect(opened.body.timeline[0]).not.toHaveProperty('by')
  expect(await availableOf(tee.id)).toBe(48)
  expect((await place(orderOf(method, items))).body.order).not.toHaveProperty('channel')
})

it('answers a repeat with the first order and its link, also of two at once, and refuses its key for another', async () => {
  const mug = await given.product({ stock: 5 })
  const order = orderOf(method, [{ product_id: mug.id, quantity: 2 }])
  const idempotencyKey = newId()
  const [one, other] = await Promise.all([write(order, { idempotencyKey }), write(order, { idempotencyKey })])
  const repeat = await write(order, { idempotencyKey })
  expect([201, 409]).toContain(one.status)
  expect([201, 409]).toContain(other.status)
  expect(repeat.body).toEqual(one.status === 201 ? one.body : other.body)
  expect(await availableOf(mug.id)).toBe(3)
  expect((await write({ ...order, note: 'Another' }, { idempotencyKey })).body.code).toBe('idempotency_key_reused')
  expect((await write(order, { idempotencyKey: undefined })).body).toMatchObject({ code: 'idempotency_key_required' })
  expect((await write(order, { idempotencyKey: 'x'.repeat(201) })).status).toBe(422)
})

it('prices it for the account that is named, or that has the email, and never for its author', async () => {
  const mug = await given.product({ price: 40, member_price: 30 })
  const items = [{ product_id: mug.id, quantity: 1 }]
  const member = await memberAccount()
  const byId = await write(orderOf(method, items, { account_id: member.accountId, contact: caller }))
  expect(byId.body.order).toMatchObject({ account_id: member.accountId, subtotal: 30, discount: 1.5 })
  const byEmail = await write(orderOf(method, items, { contact: { ...caller, email: member.email } }))
  expect(byEmail.body.order).toMatchObject({ account_id: member.accountId, subtotal: 30, discount: 0 })
  const writer = { ...staff.actor, isMember: true }
  expect((await write(orderOf(method, items), { actor: writer })).body.order).toMatchObject({ account_id: null, subtotal: 40, discount: 0 })
  const { status, body } = await write(orderOf(method, items, { account_id: newId() }))
  expect({ status, fields: body.fields }).toEqual({ status: 422, fields: { account_id: 'unknown_account' } })
})

it('quotes the cost of the order, and for whom', async () => {
  const mug = await given.product({ price: 40, member_price: 30 })
  const items = [{ product_id: mug.id, quantity: 1 }]
  const member = await memberAccount()
  const quoted = await quote({ items, email: member.email.toUpperCase(), country: 'MY', state: 'Sabah' })
  expect(quoted.body).toMatchObject({ subtotal: 30, discount: 1.5, shipping: 14, buyer: { id: member.accountId, is_member: true } })
  const shipping = { address: '1 Jalan Gaya', city: 'Kota Kinabalu', state: 'Sabah', zip: '88000', country: 'MY' }
  const order = orderOf(method, items, { account_id: member.accountId, shipping, quoted_total: quoted.body.total })
  expect((await write(order)).body.order.total).toBe(quoted.body.total)
  expect((await quote({ items })).body).toMatchObject({ subtotal: 40, buyer: null })
  const stale = await write({ ...order, quoted_total: 1 })
  expect({ status: stale.status, code: stale.body.code }).toEqual({ status: 409, code: 'price_changed' })
})

it('starts a paid order at once, also a parcel paid in cash', async () => {
  const mug = await given.product({ stock: 5 })
  const order = orderOf(cash, [{ product_id: mug.id, quantity: 2 }], { delivery: 'parcel' })
  expect((await write(order)).body.fields).toEqual({ payment_method_id: 'cash_at_pickup' })
  const { body } = await write({ ...order, payment: { status: 'paid', paid_through: 'staff' } })
  expect(body.order).toMatchObject({ status: 'processing', payment_status: 'paid', paid: body.order.total, expires_at: null })
  expect(await mailsOf(body.order.id)).toEqual(['processing'])
  expect((await write({ ...order, payment: { status: 'paid', paid_through: 'stripe' } })).status).toBe(422)
})

it('mails the link to a buyer with an address, and nothing to others', async () => {
  const mug = await given.product()
  const items = [{ product_id: mug.id, quantity: 1 }]
  const withEmail = await write(orderOf(method, items, { contact: { name: 'Nurul', email: 'nurul@example.com' }, language: 'kk' }))
  expect(withEmail.body.order).toMatchObject({ phone: '', language: 'kk' })
  expect(await mailsOf(withEmail.body.order.id)).toEqual(['pay_link'])
  const mail = await mailOf(withEmail.body.order.id)
  expect(mail).toMatchObject({ kind: 'pay_link', language: 'kk', order: { email: 'nurul@example.com' } })
  expect(mail?.orderUrl).toMatch(/^http:\/\/shop\.test\/kk\/order\/[\w-]+\?token=[\w-]{43}$/)
  const without = await write(orderOf(method, items, { contact: caller }))
  expect(await mailOf(without.body.order.id)).toBeUndefined()
  const { status, body } = await write(orderOf(method, items, { contact: { name: 'Nurul' } }))
  expect({ status, fields: body.fields }).toEqual({ status: 422, fields: { 'contact.email': 'email_or_phone' } })
})

it('takes a discount code by the buyer, counted once for each', async () => {
  const mug = await given.product({ price: 40 })
  const items = [{ product_id: mug.id, quantity: 1 }]
  await shop.db.insertInto('discounts').values({ id: newId(), code: 'FELT10', kind: 'percent', value: 10, per_account_limit: 1 }).execute()
  const order = orderOf(method, items, { discount_code: 'felt10', contact: { ...caller, email: 'once@example.com' } })
  expect((await write(order)).body.order).toMatchObject({ discount: 4, discount_code: 'FELT10' })
  expect((await write(order)).body.code).toBe('discount_invalid')
  expect((await write({ ...order, contact: caller })).status).toBe(201)
  expect((await write({ ...order, contact: caller })).status).toBe(201)
})

it('sells the last piece to only one of staff and a shopper', async () => {
  const mug = await given.product({ stock: 1 })
  const order = orderOf(method, [{ product_id: mug.id, quantity: 1 }])
  const answers = await Promise.all([write(order), place(order), write(order), place(order)])
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(3)
  expect(await availableOf(mug.id)).toBe(0)
})

it('makes another link while the order waits for its money, and none after', async () => {
  const mug = await given.product()
  const { body } = await write(orderOf(method, [{ product_id: mug.id, quantity: 1 }]))
  const { id } = body.order
  const link = await ask('POST', `/admin/orders/${id}/pay-links`, undefined, staff)
  expect(link.status).toBe(201)
  expect(link.body.qr).toContain('<svg')
  const token = new URL(link.body.url).searchParams.get('token') ?? ''
  expect((await ask('GET', `/orders/${id}`, undefined, { guestTokens: [token] })).status).toBe(200)
  await ask('PUT', `/admin/orders/${id}/payment`, { decision: 'accepted' }, staff)
  const refused = await ask('POST', `/admin/orders/${id}/pay-links`, undefined, staff)
  expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 409, code: 'order_not_payable' })
  expect((await ask('POST', `/admin/orders/${newId()}/pay-links`, undefined, staff)).status).toBe(404)
})

it('is recorded, without its buyer', async () => {
  const mug = await given.product({ price: 40 })
  const { body } = await write(orderOf(method, [{ product_id: mug.id, quantity: 1 }]))
  const entries = await shop.db.selectFrom('audit_log').selectAll().where('entity_id', '=', body.order.id).execute()
  expect(entries).toMatchObject([
    {
      action: 'order.create',
      actor_id: staff.actor.accountId,
      entity_name: body.order.order_number,
      changes: { channel: [null, 'staff'], payment_status: [null, 'unpaid'], total: [null, 50.4] },
    },
  ])
})

async function memberAccount() {
  const account = await given.account({ isMember: true })
  await shop.db.updateTable('users').set({ email_verified: true }).where('id', '=', account.accountId).execute()
  await shop.db.updateTable('profiles').set({ is_member: true }).where('id', '=', account.accountId).execute()
  return account
}

async function mailOf(orderId: string) {
  const { id: occasion } = await shop.db.selectFrom('order_history').select('id').where('order_id', '=', orderId).executeTakeFirstOrThrow()
  return findOrderMail(shop.ctxOf(), { orderId, kind: 'pay_link', occasion }, 'http://shop.test')
}

async function mailsOf(orderId: string) {
  const { rows } = await shop.pool.query<{ kind: string }>(
    `select data ->> 'kind' as kind from jobs.job where name = 'order-mail' and data ->> 'orderId' = $1`,
    [orderId],
  )
  return rows.map(({ kind }) => kind)
}

async function availableOf(productId: string): Promise<number> {
  const { rows } = await shop.pool.query<{ available: number }>(
    'select sum(on_hand - reserved)::int as available from stock_levels where product_id = $1',
    [productId],
  )
  return rows[0]?.available ?? 0
}
