import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { expireOrders, recordPayment } from '#modules/orders/index.ts'
import { orderOf } from '#tests/support/given.ts'
import { type Answer, testShop } from '#tests/support/test-shop.ts'

const shop = await testShop()
const { given, place, ask } = shop
const method = await given.paymentMethod()
const staff = { actor: await given.account({ role: 'staff' }) }
const system = { kind: 'system' } as const

function times<Result>(count: number, act: (index: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => act(index)))
}

function tally(answers: readonly Answer[]) {
  const groups = Map.groupBy(answers, ({ status, body }) => `${status} ${body.code ?? ''}`.trim())
  return Object.fromEntries(Array.from(groups, ([kind, group]) => [kind, group.length]))
}

it('sells the last five of 30 buyers’ wishes exactly five times', async () => {
  const tee = await given.product({ stock: 5 })
  const answers = await times(30, () => place(orderOf(method, [{ product_id: tee.id, quantity: 1 }])))
  expect(tally(answers)).toEqual({ '201': 5, '409 out_of_stock': 25 })
  expect(await stockOf(tee.id)).toEqual({ on_hand: 5, reserved: 5 })
  for (const { body } of answers.filter(({ status }) => status === 409))
    expect(body).toMatchObject({ product_ids: [tee.id], lines: [{ available: 0 }] })
})

it('makes one order and one letter of twenty identical submits', async () => {
  const tee = await given.product({ stock: 50 })
  const order = orderOf(method, [{ product_id: tee.id, quantity: 2 }])
  const idempotencyKey = newId()
  const answers = await times(20, () => place(order, { idempotencyKey }))
  const placed = answers.filter(({ status }) => status === 201)
  expect(placed.length).toBeGreaterThan(0)
  for (const answer of answers) expect(`${answer.status} ${answer.body.code ?? ''}`).toMatch(/^(?:201 |409 in_progress)$/)
  expect(new Set(placed.map(({ body }) => `${body.order.id} ${body.guest_token}`)).size).toBe(1)
  const repeat = await place(order, { idempotencyKey })
  expect(repeat.body).toEqual(placed[0]?.body)
  expect(await stockOf(tee.id)).toEqual({ on_hand: 50, reserved: 2 })
  expect(await mailsOf(repeat.body.order.id)).toEqual(['received'])
})

it('answers a repeat at once while the first submit is still running', async () => {
  const tee = await given.product({ stock: 9 })
  const order = orderOf(method, [{ product_id: tee.id, quantity: 1 }])
  const idempotencyKey = newId()
  const blocker = await shop.pool.connect()
  await blocker.query('begin')
  await blocker.query('select from stock_levels where product_id = $1 for update', [tee.id])
  const first = place(order, { idempotencyKey })
  await expect.poll(waitingForLocks).toBeGreaterThan(0)
  const repeat = await place(order, { idempotencyKey })
  await blocker.query('rollback')
  blocker.release()
  expect({ status: repeat.status, code: repeat.body.code }).toEqual({ status: 409, code: 'in_progress' })
  expect((await first).status).toBe(201)
  expect((await place(order, { idempotencyKey })).body).toEqual((await first).body)
})

it('lets buyers of the same things in opposite order all buy', async () => {
  const [one, two, three] = [await given.product({ stock: 500 }), await given.product({ stock: 500 }), await given.product({ stock: 500 })]
  const items = [one, two, three].map(({ id }) => ({ product_id: id, quantity: 1 }))
  const answers = await times(40, (index) => place(orderOf(method, index % 2 ? items : items.toReversed())))
  expect(tally(answers)).toEqual({ '201': 40 })
})

it('gives one discount to twenty first orders of one account at once', async () => {
  const [tee, mug, actor] = [
    await given.product({ price: 40, stock: 99 }),
    await given.product({ price: 40, stock: 99 }),
    await given.account(),
  ]
  const answers = await times(20, (index) => place(orderOf(method, [{ product_id: index % 2 ? tee.id : mug.id, quantity: 1 }]), { actor }))
  expect(tally(answers)).toEqual({ '201': 20 })
  const discounts = answers.map(({ body }) => body.order.discount).filter((discount) => discount > 0)
  expect(discounts).toEqual([2])
})

it('shows the undiscounted total to the buyer who lost the discount in the race', async () => {
  const [tee, actor] = [await given.product({ price: 40, stock: 99 }), await given.account()]
  const answers = await times(10, () => place(orderOf(method, [{ product_id: tee.id, quantity: 1 }], { quoted_total: 48.28 }), { actor }))
  expect(tally(answers)).toEqual({ '201': 1, '409 price_changed': 9 })
  for (const { body } of answers.filter(({ status }) => status === 409)) expect(body.quote.total).toBe(50.4)
})

it('either cancels or ships, never both', async () => {
  for (let round = 0; round < 12; round += 1) {
    const { order, guest_token } = (await place(orderOf(method, [{ product_id: (await given.product()).id, quantity: 3 }]))).body
    const [cancelled, shipped] = await Promise.all([
      ask('POST', `/orders/${order.id}/cancellation`, {}, { guestTokens: [guest_token] }),
      ask('PUT', `/admin/orders/${order.id}/status`, { status: 'shipped' }, staff),
    ])
    expect(shipped.status).toBe(200)
    expect([200, 409]).toContain(cancelled.status)
    const stock = await stockOf(order.items[0]?.product_id ?? '')
    expect(stock).toEqual({ on_hand: 97, reserved: 0 })
  }
})

it('returns the pieces once when an order is cancelled twice at the same time', async () => {
  const tee = await given.product({ stock: 10 })
  const { order, guest_token } = (await place(orderOf(method, [{ product_id: tee.id, quantity: 4 }]))).body
  const answers = await times(8, () => ask('POST', `/orders/${order.id}/cancellation`, {}, { guestTokens: [guest_token] }))
  expect(tally(answers)).toEqual({ '200': 1, '409 not_cancellable': 7 })
  expect(await stockOf(tee.id)).toEqual({ on_hand: 10, reserved: 0 })
})

it('keeps an order that is paid at the moment its time is over, or notes the money', async () => {
  const outcomes = new Set<string>()
  for (let round = 0; round < 12; round += 1) {
    const tee = await given.product({ stock: 5 })
    const { order } = (await place(orderOf(method, [{ product_id: tee.id, quantity: 2 }]))).body
    shop.clock.advance(73 * 3_600_000)
    const [paid] = await Promise.all([
      shop.db
        .transaction()
        .execute((db) => recordPayment({ ...shop.ctxOf({ actor: system }), db }, order.id, { provider: 'sandbox', reference: 'pi' })),
      expireOrders(shop.ctxOf({ actor: system })),
      expireOrders(shop.ctxOf({ actor: system })),
    ])
    outcomes.add(paid)
    const { status, payment_status } = await shop.db
      .selectFrom('orders')
      .select(['status', 'payment_status'])
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow()
    expect([status, payment_status]).toEqual(paid === 'paid' ? ['processing', 'paid'] : ['cancelled', 'paid'])
    expect(await stockOf(tee.id)).toEqual({ on_hand: 5, reserved: paid === 'paid' ? 2 : 0 })
  }
  expect([...outcomes].every((outcome) => outcome === 'paid' || outcome === 'paid_after_cancellation')).toBe(true)
})

it('reopens a cancelled order only if nobody took its pieces in between', async () => {
  for (let round = 0; round < 8; round += 1) {
    const tee = await given.product({ stock: 2 })
    const { order } = (await place(orderOf(method, [{ product_id: tee.id, quantity: 2 }]))).body
    await ask('PUT', `/admin/orders/${order.id}/status`, { status: 'cancelled' }, staff)
    const answers = await Promise.all([
      ask('PUT', `/admin/orders/${order.id}/status`, { status: 'processing' }, staff),
      place(orderOf(method, [{ product_id: tee.id, quantity: 1 }])),
    ])
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 200 || status === 201)).toHaveLength(1)
  }
})

async function stockOf(productId: string) {
  return shop.db.selectFrom('stock_levels').select(['on_hand', 'reserved']).where('product_id', '=', productId).executeTakeFirst()
}

async function mailsOf(orderId: string) {
  const { rows } = await shop.pool.query<{ kind: string }>(
    `select data ->> 'kind' as kind from jobs.job where name = 'order-mail' and data ->> 'orderId' = $1`,
    [orderId],
  )
  return rows.map(({ kind }) => kind)
}

async function waitingForLocks(): Promise<number> {
  const { rows } = await shop.pool.query<{ count: number }>(
    `select count(*) as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.count ?? 0
}
