import { expect, it } from 'vitest'
import { createLimits } from '#kit/limits/postgres-limits.ts'
import { orderOf } from '#tests/support/given.ts'
import { testShop, type Asking } from '#tests/support/test-shop.ts'

const shop = await testShop()
const { given, place, ask } = shop
const method = await given.paymentMethod()
const unknownId = '01970000-0000-7000-8000-000000000001'

async function placed(asking: Asking = {}) {
  const mug = await given.product()
  const { body } = await place(orderOf(method, [{ product_id: mug.id, quantity: 1 }]), asking)
  return body
}

it('shows an order to its account, its token and staff, and the same 404 to everybody else', async () => {
  const [owner, stranger, staff] = [await given.account(), await given.account(), await given.account({ role: 'staff' })]
  const { order } = await placed({ actor: owner })
  const other = await placed()
  const read = (asking: Asking, id = order.id) => ask('GET', `/orders/${id}`, undefined, asking)
  expect((await read({ actor: owner })).status).toBe(200)
  expect((await read({ actor: staff })).status).toBe(200)
  expect((await read({ guestTokens: [other.guest_token] }, other.order.id)).status).toBe(200)
  const refused = await Promise.all([
    read({}),
    read({ actor: stranger }),
    read({ guestTokens: [other.guest_token] }),
    read({ guestTokens: ['x'.repeat(43)] }),
    read({ actor: stranger }, unknownId),
    read({}, 'not-an-id'),
    read({}, other.order.id),
  ])
  for (const answer of refused)
    expect({ status: answer.status, body: answer.body }).toEqual({ status: 404, body: { error: 'not_found', code: 'not_found' } })
})

it('tracks by number and e-mail, however they are written, and hands out a token', async () => {
  const { order } = await placed({ actor: await given.account() })
  const number = order.order_number.toLowerCase()
  const { status, body, headers } = await ask('POST', '/orders/track', { order_number: ` ${number} `, email: ' NURUL@example.com ' })
  expect(status).toBe(200)
  expect(body.order.id).toBe(order.id)
  expect(headers.get('set-cookie')).toContain(body.guest_token)
  expect((await ask('GET', `/orders/${order.id}`, undefined, { guestTokens: [body.guest_token] })).body).toEqual(body.order)
})

it('answers a wrong number and a wrong e-mail alike', async () => {
  const { order } = await placed()
  const wrongEmail = await ask('POST', '/orders/track', { order_number: order.order_number, email: 'someone@example.com' })
  const wrongNumber = await ask('POST', '/orders/track', { order_number: 'UND-00000', email: order.email })
  expect(wrongEmail.status).toBe(404)
  expect(wrongNumber).toEqual(wrongEmail)
  expect(wrongEmail.body).toEqual({ error: 'order_not_found', code: 'order_not_found' })
})

it('slows down a person who tries many numbers for one e-mail, from anywhere', async () => {
  const limits = createLimits({ pool: shop.pool, secret: 'a secret of at least 32 characters' })
  const track = (n: number) =>
    ask(
      'POST',
      '/orders/track',
      { order_number: `UND-1000${n % 10}`, email: n % 2 ? 'Victim@example.com' : 'victim@example.com' },
      { address: `203.0.113.${n}`, limits },
    )
  for (let n = 0; n < 20; n += 1) expect((await track(n)).status).toBe(404)
  expect((await track(20)).status).toBe(429)
})

it('counts new orders of an account, not repeats of one', async () => {
  const limits = createLimits({ pool: shop.pool, secret: 'a secret of at least 32 characters' })
  const [mug, actor] = [await given.product({ stock: 1000 }), await given.account()]
  const order = orderOf(method, [{ product_id: mug.id, quantity: 1 }])
  const placed = []
  // All wait for the same pieces. On a busy machine, sixty at once would exceed a request's time limit.
  for (let tens = 0; tens < 6; tens += 1)
    placed.push(...(await Promise.all(Array.from({ length: 10 }, () => place(order, { actor, limits })))))
  expect(placed.map(({ status }) => status)).toEqual(placed.map(() => 201))
  expect((await place(order, { actor, limits, idempotencyKey: 'another' })).status).toBe(429)
  const again = { actor: await given.account(), limits, idempotencyKey: 'same' }
  const first = await place(order, again)
  const repeats = await Promise.all(Array.from({ length: 69 }, () => place(order, again)))
  expect([first, ...repeats].map(({ status }) => status)).toEqual([first, ...repeats].map(() => 201))
})

it('lists the orders of an account, newest first, by status and page', async () => {
  const actor = await given.account()
  const orders = []
  for (let n = 0; n < 3; n += 1) {
    orders.unshift((await placed({ actor })).order)
    shop.clock.advance(1000)
  }
  await ask('POST', `/orders/${orders[1]?.id}/cancellation`, undefined, { actor })
  const all = await ask('GET', '/orders', undefined, { actor })
  expect(all.body.orders.map(({ id }) => id)).toEqual(orders.map(({ id }) => id))
  expect((await ask('GET', '/orders?status=cancelled', undefined, { actor })).body.orders.map(({ id }) => id)).toEqual([orders[1]?.id])
  expect((await ask('GET', '/orders?limit=1&page=3', undefined, { actor })).body).toMatchObject({
    total: 3,
    page: 3,
    limit: 1,
    orders: [{ id: orders[2]?.id }],
  })
  expect((await ask('GET', '/orders?limit=1&page=4', undefined, { actor })).body).toMatchObject({ total: 3, orders: [] })
  expect((await ask('GET', '/orders')).status).toBe(401)
})

it('lets the buyer cancel while nothing is paid, once, and restores the pieces', async () => {
  const mug = await given.product({ stock: 3 })
  const { body } = await place(orderOf(method, [{ product_id: mug.id, quantity: 2 }]))
  const guestTokens = [body.guest_token]
  expect((await ask('POST', `/orders/${body.order.id}/cancellation`)).status).toBe(404)
  const cancelled = await ask('POST', `/orders/${body.order.id}/cancellation`, { reason: 'Changed my mind' }, { guestTokens })
  expect(cancelled.body).toMatchObject({ status: 'cancelled', customer_status: 'cancelled', expires_at: null })
  expect(cancelled.body.timeline.at(-1)).toMatchObject({ kind: 'status', status: 'cancelled', note: 'Changed my mind' })
  const stock = await shop.db.selectFrom('stock_levels').select('available').where('product_id', '=', mug.id).executeTakeFirst()
  expect(stock?.available).toBe(3)
  const again = await ask('POST', `/orders/${body.order.id}/cancellation`, {}, { guestTokens })
  expect({ status: again.status, code: again.body.code }).toEqual({ status: 409, code: 'not_cancellable' })
})
