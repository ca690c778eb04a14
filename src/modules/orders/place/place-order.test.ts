import { expect, it } from 'vitest'
import { orderOf } from '#tests/support/given.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = await testShop()
const { given, place, ask } = shop
const method = await given.paymentMethod()

it('answers a guest the order as placed, with a token that reads it', async () => {
  const tee = await given.product({ name: 'Tulpar tee', price: 49.9, sizes: ['S', 'M'], variations: [{ name: 'Lapis' }] })
  const items = [{ product_id: tee.id, variation_id: tee.variationIds[0], size: 'M', quantity: 2 }]
  const { status, body, headers } = await place(orderOf(method, items, { quoted_total: 113.79, note: ' Ring twice ' }))
  expect(status).toBe(201)
  expect(body.order).toMatchObject({
    status: 'pending',
    payment_status: 'unpaid',
    customer_status: 'pending_payment',
    subtotal: 99.8,
    discount: 0,
    shipping: 8,
    tax: 5.99,
    total: 113.79,
    note: 'Ring twice',
    email: 'nurul@example.com',
    tracking_number: null,
    payment_proof: null,
    billing_address: null,
    expires_at: '2026-03-24T04:00:00.000Z',
    placed_at: '2026-03-21T04:00:00.000Z',
    payment_method: { id: method, title: 'Bank transfer', account_number: '1234', is_sandbox: false },
    items: [
      { product_id: tee.id, name: 'Tulpar tee', variation_name: 'Lapis', size: 'M', quantity: 2, unit_price: 49.9, line_total: 99.8 },
    ],
    timeline: [{ kind: 'placed', status: 'pending', payment_status: 'unpaid', note: null, at: '2026-03-21T04:00:00.000Z' }],
  })
  expect(body.order.order_number).toMatch(/^UND-[1-9]\d{4}$/)
  expect(body.guest_token).toMatch(/^[\w-]{43}$/)
  expect(headers.get('set-cookie')).toContain(`guest_orders=${body.guest_token}; Path=/;`)
  expect(headers.get('set-cookie')).toContain('HttpOnly; SameSite=Lax')

  const read = await ask('GET', `/orders/${body.order.id}`, undefined, { guestTokens: [body.guest_token] })
  expect(read.body).toEqual(body.order)
})

it('answers a repeat with the first order and its token, and takes the stock once', async () => {
  const mug = await given.product({ stock: 5 })
  const order = orderOf(method, [{ product_id: mug.id, quantity: 2 }])
  const first = await place(order, { idempotencyKey: 'key-1' })
  const repeat = await place(order, { idempotencyKey: 'key-1' })
  expect(repeat.status).toBe(201)
  expect(repeat.body).toEqual(first.body)
  expect(await availableOf(mug.id)).toBe(3)
})

it('refuses the key of one order for another', async () => {
  const mug = await given.product()
  await place(orderOf(method, [{ product_id: mug.id, quantity: 1 }]), { idempotencyKey: 'key-2' })
  const { status, body } = await place(orderOf(method, [{ product_id: mug.id, quantity: 2 }]), { idempotencyKey: 'key-2' })
  expect({ status, code: body.code }).toEqual({ status: 422, code: 'idempotency_key_reused' })
})

it('lets another buyer use the same key for an order of their own', async () => {
  const mug = await given.product()
  const order = orderOf(method, [{ product_id: mug.id, quantity: 1 }])
  const contact = { name: 'Bekzat', email: 'bekzat@example.com', phone: '+7 701 234 56 78' }
  const answers = [
    await place(order, { idempotencyKey: 'key-3' }),
    await place({ ...order, contact }, { idempotencyKey: 'key-3' }),
    await place(order, { idempotencyKey: 'key-3', actor: await given.account() }),
    await place(order, { idempotencyKey: 'key-3', actor: await given.account() }),
  ]
  expect(new Set(answers.map(({ body }) => body.order.id)).size).toBe(4)
})

it('requires an idempotency key', async () => {
  const mug = await given.product()
  const order = orderOf(method, [{ product_id: mug.id, quantity: 1 }])
  const missing = await place(order, { idempotencyKey: undefined })
  expect({ status: missing.status, fields: missing.body.fields }).toEqual({ status: 422, fields: { 'Idempotency-Key': 'required' } })
  expect((await place(order, { idempotencyKey: 'x'.repeat(256) })).status).toBe(422)
})

it('frees the key of an order that was refused', async () => {
  const mug = await given.product({ stock: 1 })
  const refused = await place(orderOf(method, [{ product_id: mug.id, quantity: 2 }]), { idempotencyKey: 'key-4' })
  expect(refused.status).toBe(409)
  expect((await place(orderOf(method, [{ product_id: mug.id, quantity: 1 }]), { idempotencyKey: 'key-4' })).status).toBe(201)
})

it('names sold-out options, counting the same option on several lines together', async () => {
  const [mug, pin] = [await given.product({ stock: 3 }), await given.product({ stock: 9 })]
  const items = [
    { product_id: mug.id, quantity: 2 },
    { product_id: pin.id, quantity: 1 },
    { product_id: mug.id, quantity: 2 },
  ]
  const { status, body } = await place(orderOf(method, items))
  expect(status).toBe(409)
  expect(body).toMatchObject({
    code: 'out_of_stock',
    product_ids: [mug.id],
    lines: [
      { line: 0, product_id: mug.id, available: 3 },
      { line: 2, product_id: mug.id, available: 3 },
    ],
  })
  expect(await availableOf(pin.id)).toBe(9)
})

it('sells pre-orders without counting', async () => {
  const tee = await given.product({ is_pre_order: true, stock: 0 })
  const { status, body } = await place(orderOf(method, [{ product_id: tee.id, quantity: 40 }]))
  expect(status).toBe(201)
  expect(body.order.items[0]?.is_pre_order).toBe(true)
})

it('shows a new quote when the buyer agreed to another total, and stores nothing', async () => {
  const mug = await given.product({ price: 40, stock: 5 })
  const { status, body } = await place(orderOf(method, [{ product_id: mug.id, quantity: 1 }], { quoted_total: 40 }))
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'price_changed' })
  expect(body.quote).toMatchObject({ subtotal: 40, shipping: 8, tax: 2.4, total: 50.4, lines: [{ product_id: mug.id, unit_price: 40 }] })
  expect(await availableOf(mug.id)).toBe(5)
})

it('refuses an option that is not for sale like this, beside the field', async () => {
  const draft = await given.product({ status: 'draft' })
  const tee = await given.product({ sizes: ['S'], variations: [{ name: 'Lapis' }, { name: 'Night' }] })
  const items = [
    { product_id: draft.id, quantity: 1 },
    { product_id: tee.id, size: 'S', quantity: 1 },
    { product_id: tee.id, variation_id: tee.variationIds[0], quantity: 1 },
    { product_id: tee.id, variation_id: tee.variationIds[0], size: 'XXL', quantity: 1 },
    { product_id: draft.id, variation_id: tee.variationIds[0], quantity: 1 },
  ]
  const { status, body } = await place(orderOf(method, items))
  expect(status).toBe(422)
  expect(body.fields).toEqual({
    'items.0.product_id': 'not_for_sale',
    'items.1.variation_id': 'choose_variation',
    'items.2.size': 'choose_size',
    'items.3.size': 'choose_size',
    'items.4.product_id': 'not_for_sale',
  })
})

it.each([
  [
    'an unknown payment method',
    { payment_method_id: '01970000-0000-7000-8000-000000000001' },
    { payment_method_id: 'unknown_payment_method' },
  ],
  ['an event, while none takes orders', { event_id: '01970000-0000-7000-8000-000000000001' }, { event_id: 'unknown_event' }],
  ['a price of the browser', { total: 1 }, { total: 'unrecognized_keys' }],
  ['a discount of the browser', { discount: 40 }, { discount: 'unrecognized_keys' }],
  [
    'a role of the browser',
    { contact: { name: 'N', email: 'n@example.com', phone: '0123456', role: 'admin' } },
    { 'contact.role': 'unrecognized_keys' },
  ],
  ['a short phone', { contact: { name: 'N', email: 'n@example.com', phone: '123' } }, { 'contact.phone': 'phone_too_short' }],
  ['an empty cart', { items: [] }, { items: 'empty_cart' }],
])('refuses %s', async (_, changes, fields) => {
  const mug = await given.product()
  const before = await countOrders()
  const { status, body } = await place(orderOf(method, [{ product_id: mug.id, quantity: 1 }], changes))
  expect({ status, fields: body.fields }).toEqual({ status: 422, fields })
  expect(await countOrders()).toBe(before)
})

it.each([-1, 0, 1.5, 1e9, '2', null, [], {}, [2], true, undefined].map((quantity) => ({ quantity })))(
  'refuses $quantity as a quantity, without a trace',
  async ({ quantity }) => {
    const mug = await given.product({ stock: 7 })
    const before = await countOrders()
    const { status, body } = await place(orderOf(method, [{ product_id: mug.id, quantity }]))
    expect({ status, fields: body.fields }).toEqual({ status: 422, fields: { 'items.0.quantity': 'invalid_quantity' } })
    expect(await countOrders()).toBe(before)
    expect(await availableOf(mug.id)).toBe(7)
    const { rows } = await shop.pool.query('select from idempotency_keys where order_id not in (select id from orders)')
    expect(rows).toHaveLength(0)
  },
)

it('copies names and payment instructions in the language of the buyer', async () => {
  const mug = await given.product({ name: 'Mug', names: { ru: 'Кружка' } })
  const { body } = await place(orderOf(method, [{ product_id: mug.id, quantity: 1 }]), { language: 'ru' })
  expect(body.order.items[0]?.name).toBe('Кружка')
  await shop.db.updateTable('products').set({ name: 'Cup', price: 99 }).where('id', '=', mug.id).execute()
  await shop.db.updateTable('product_translations').set({ name: 'Чашка' }).where('product_id', '=', mug.id).execute()
  const read = await ask('GET', `/orders/${body.order.id}`, undefined, { language: 'ru', guestTokens: [body.guest_token] })
  expect(read.body.items).toEqual(body.order.items)
})

it('gives member prices to members alone', async () => {
  const mug = await given.product({ price: 40, sale_price: 35, member_price: 30 })
  const order = orderOf(method, [{ product_id: mug.id, quantity: 1 }])
  expect((await place(order)).body.order.subtotal).toBe(35)
  expect((await place(order, { actor: await given.account() })).body.order.subtotal).toBe(35)
  expect((await place(order, { actor: await given.account({ isMember: true }) })).body.order.subtotal).toBe(30)
})

it('gives the first-purchase discount to the first order that is not cancelled', async () => {
  const mug = await given.product({ price: 40 })
  const actor = await given.account()
  const order = orderOf(method, [{ product_id: mug.id, quantity: 1 }])
  const first = await place(order, { actor })
  expect(first.body.order).toMatchObject({ subtotal: 40, discount: 2, shipping: 8, tax: 2.28, total: 48.28 })
  expect(first.body.guest_token).toBeUndefined()
  expect((await place(order, { actor })).body.order.discount).toBe(0)
  expect((await ask('POST', `/orders/${first.body.order.id}/cancellation`, {}, { actor })).status).toBe(200)
  expect((await place(order, { actor })).body.order.discount).toBe(2)
  expect((await place(order)).body.order.discount).toBe(0)
})

it('promises one letter an order', async () => {
  const mug = await given.product()
  const { body } = await place(orderOf(method, [{ product_id: mug.id, quantity: 1 }]))
  const { rows } = await shop.pool.query(`select data from jobs.job where name = 'order-mail' and data ->> 'orderId' = $1`, [body.order.id])
  expect(rows).toEqual([{ data: { orderId: body.order.id, kind: 'received', occasion: expect.any(String) } }])
})

async function availableOf(productId: string): Promise<number> {
  const { available } = await shop.db
    .selectFrom('stock_levels')
    .select('available')
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow()
  return available ?? 0
}

async function countOrders(): Promise<number> {
  const { rows } = await shop.pool.query<{ count: number }>('select count(*) as count from orders')
  return rows[0]?.count ?? 0
}
