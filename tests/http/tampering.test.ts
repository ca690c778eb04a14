import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { orderOf } from '#tests/support/given.ts'
import { post, runningShop } from '#tests/support/shop.ts'

const { db, given, origin } = await runningShop()
const method = await given.paymentMethod()
const mug = await given.product({ price: 40, member_price: 30, stock: 20 })

function place(order: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return post(origin, '/api/orders', order, { 'idempotency-key': newId(), ...headers })
}

async function traces() {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const { reserved } = await db.selectFrom('stock_levels').select('reserved').where('product_id', '=', mug.id).executeTakeFirstOrThrow()
  const keys = await db.selectFrom('idempotency_keys').select('order_id').execute()
  return { orders: count, reserved, keys: keys.length }
}

it('lets a quantity be a whole number from 1 to 99 and nothing else', async () => {
  const before = await traces()
  for (const quantity of [-1, 0, 1.5, 1e9, 100, '2', null, [], [2], {}, { $gt: 0 }, true, 'NaN']) {
    const items = [{ product_id: mug.id, quantity }]
    for (const response of [await place(orderOf(method, items)), await post(origin, '/api/checkout/quote', { items })]) {
      expect(response.status, JSON.stringify(quantity)).toBe(422)
      expect(await response.json()).toMatchObject({ code: 'invalid_input', fields: { 'items.0.quantity': expect.any(String) } })
    }
  }
  expect(await traces()).toEqual(before)
})

it('reads no price, discount, role or membership from a browser', async () => {
  const before = await traces()
  const item = { product_id: mug.id, quantity: 1 }
  const honest = orderOf(method, [item])
  const attempts = {
    'items.0.price': { ...honest, items: [{ ...item, price: 0.01 }] },
    'items.0.unit_price': { ...honest, items: [{ ...item, unit_price: 0.01 }] },
    'items.0.member_price': { ...honest, items: [{ ...item, member_price: 0.01 }] },
    discount: { ...honest, discount: 40 },
    total: { ...honest, total: 1 },
    shipping_total: { ...honest, shipping_total: 0 },
    is_member: { ...honest, is_member: true },
    role: { ...honest, role: 'admin' },
    'contact.role': { ...honest, contact: { ...honest.contact, role: 'admin' } },
    account_id: { ...honest, account_id: newId() },
    status: { ...honest, status: 'completed' },
  }
  for (const [field, order] of Object.entries(attempts)) {
    const response = await place(order)
    expect(response.status, field).toBe(422)
    expect(Object.keys((await response.json()).fields), field).toEqual([field])
  }
  expect(await traces()).toEqual(before)
})

it('asks again when the total that was shown is not the total', async () => {
  const before = await traces()
  const response = await place({ ...orderOf(method, [{ product_id: mug.id, quantity: 1 }]), quoted_total: 1 })
  expect(response.status).toBe(409)
  expect(await response.json()).toMatchObject({ code: 'price_changed', quote: { subtotal: 40 } })
  expect(await traces()).toEqual(before)
})

it('gives no member price for a claimed membership', async () => {
  const items = [{ product_id: mug.id, quantity: 1 }]
  const headers = { cookie: 'is_member=true; role=admin', authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJyb2xlIjoiYWRtaW4ifQ.', origin }
  const response = await post(origin, '/api/checkout/quote', { items }, headers)
  expect(await response.json()).toMatchObject({ subtotal: 40, discount: 0 })
})

it('answers every wrong way to an order with the same 404', async () => {
  const placed = await place(orderOf(method, [{ product_id: mug.id, quantity: 1 }]))
  const { order, guest_token: token } = await placed.json()
  const other = await (await place(orderOf(method, [{ product_id: mug.id, quantity: 1 }]))).json()
  const read = (id: string, given?: string) =>
    fetch(`${origin}/api/orders/${id}`, given === undefined ? {} : { headers: { 'guest-session-token': given } })
  expect((await read(order.id, token)).status).toBe(200)

  const refusals = [
    await read(order.id),
    await read(order.id, other.guest_token),
    await read(order.id, `${token}x`),
    await read(order.id, 'x'),
    await read(newId(), token),
    await read(order.order_number, token),
    await fetch(`${origin}/api/orders/${order.id}/payment-proof`, { headers: { 'guest-session-token': other.guest_token } }),
    await post(origin, `/api/orders/${order.id}/cancellation`, {}, { 'guest-session-token': other.guest_token }),
  ]
  const bodies = new Set(await Promise.all(refusals.map(async (response) => `${response.status} ${await response.text()}`)))
  expect([...bodies]).toEqual([`404 {"error":"Not found.","code":"not_found"}`])

  const track = (order_number: string, email: string) => post(origin, '/api/orders/track', { order_number, email })
  expect((await track(order.order_number, 'NURUL@example.com')).status).toBe(200)
  const guesses = [
    await track(order.order_number, 'other@example.com'),
    await track('UND-00000', order.email),
    await track('UND-00000', 'other@example.com'),
  ]
  const answers = new Set(await Promise.all(guesses.map(async (response) => `${response.status} ${await response.text()}`)))
  expect([...answers]).toEqual([expect.stringMatching(/^404 /)])
})
