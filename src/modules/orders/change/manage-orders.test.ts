import { expect, it } from 'vitest'
import { orderOf } from '#tests/support/given.ts'
import { testShop, type Asking } from '#tests/support/test-shop.ts'
import { expireOrders, recordPayment } from '../index.ts'

const shop = await testShop()
const { given, place, ask } = shop
const method = await given.paymentMethod()
const staff = { actor: await given.account({ role: 'staff' }) }

async function placed(asking: Asking = {}, stock = 10, quantity = 2) {
  const mug = await given.product({ stock })
  const { body } = await place(orderOf(method, [{ product_id: mug.id, quantity }]), asking)
  return { ...body, productId: mug.id }
}

const mark = (id: string, status: string, more: object = {}, asking: Asking = staff) =>
  ask('PUT', `/admin/orders/${id}/status`, { status, ...more }, asking)
const decide = (id: string, decision: string, reason?: string) => ask('PUT', `/admin/orders/${id}/payment`, { decision, reason }, staff)

it('takes an order from pending to completed, with actor, time, note and mails', async () => {
  const { order, productId, guest_token } = await placed()
  await mark(order.id, 'processing')
  await mark(order.id, 'shipped', { tracking_number: 'EP 204 MY', note: 'Fragile' })
  const { body } = await mark(order.id, 'completed')
  expect(body).toMatchObject({
    status: 'completed',
    payment_status: 'paid',
    tracking_number: 'EP 204 MY',
    carrier_name: 'Pos Laju',
    tracking_url: 'https://tracking.pos.com.my/tracking/EP204MY',
  })
  expect(body.timeline.map(({ kind, status, by, note }) => [kind, status, by, note])).toEqual([
    ['placed', 'pending', null, null],
    ['status', 'processing', expect.stringContaining('Person'), null],
    ['status', 'shipped', expect.stringContaining('Person'), 'Fragile'],
    ['status', 'completed', expect.stringContaining('Person'), null],
  ])
  expect(await stockOf(productId)).toEqual({ on_hand: 8, reserved: 0, available: 8 })
  expect(await mailsOf(order.id)).toEqual(['received', 'processing', 'shipped', 'completed'])
  const seen = await ask('GET', `/orders/${order.id}`, undefined, { guestTokens: [guest_token] })
  expect(seen.body.timeline.at(1)).not.toHaveProperty('by')
})

it('changes any status to any other with the stock kept right', async () => {
  const { order, productId } = await placed()
  const statuses = ['pending', 'processing', 'shipped', 'completed', 'cancelled']
  const expected: Record<string, object> = {
    pending: { on_hand: 10, reserved: 2, available: 8 },
    processing: { on_hand: 10, reserved: 2, available: 8 },
    shipped: { on_hand: 8, reserved: 0, available: 8 },
    completed: { on_hand: 8, reserved: 0, available: 8 },
    cancelled: { on_hand: 10, reserved: 0, available: 10 },
  }
  for (const from of statuses) {
    for (const to of statuses) {
      await mark(order.id, from)
      const { status, body } = await mark(order.id, to)
      expect([status, body.status], `${from} to ${to}`).toEqual([200, to])
      expect(await stockOf(productId), `${from} to ${to}`).toEqual(expected[to])
    }
  }
})

it('records an unusual status change for staff, and hides it from the buyer', async () => {
  const { order, guest_token } = await placed()
  for (const status of ['processing', 'shipped', 'processing', 'cancelled', 'pending', 'cancelled']) await mark(order.id, status)
  const { body } = await ask('GET', `/admin/orders/${order.id}`, undefined, staff)
  expect(body.timeline.map(({ status, is_override }) => [status, is_override])).toEqual([
    ['pending', false],
    ['processing', false],
    ['shipped', false],
    ['processing', true],
    ['cancelled', false],
    ['pending', true],
    ['cancelled', false],
  ])
  const seen = await ask('GET', `/orders/${order.id}`, undefined, { guestTokens: [guest_token] })
  for (const entry of seen.body.timeline) expect(entry).not.toHaveProperty('is_override')
})

it('refuses to open a cancelled order again when its pieces are sold', async () => {
  const { order, productId } = await placed({}, 2)
  await mark(order.id, 'cancelled')
  await place(orderOf(method, [{ product_id: productId, quantity: 1 }]))
  const { status, body } = await mark(order.id, 'processing')
  expect(status).toBe(409)
  expect(body).toMatchObject({ code: 'out_of_stock', product_ids: [productId], lines: [{ line: 0, product_id: productId, available: 1 }] })
  expect(body['error']).toBe('order_lacks_pieces')
  expect((await ask('GET', `/admin/orders/${order.id}`, undefined, staff)).body.status).toBe('cancelled')
})

it('refuses to open a discounted order again when the discount went to a later one', async () => {
  const actor = await given.account()
  const first = await placed({ actor })
  await mark(first.order.id, 'cancelled')
  const second = await placed({ actor })
  expect(second.order.discount).toBe(4)
  expect((await mark(first.order.id, 'pending')).body.code).toBe('discount_used_elsewhere')
  await mark(second.order.id, 'cancelled')
  expect((await mark(first.order.id, 'pending')).status).toBe(200)
})

it('gives an order that waits for money again its full time', async () => {
  const { order } = await placed()
  await mark(order.id, 'processing')
  shop.clock.advance(3_600_000)
  const { body } = await mark(order.id, 'pending')
  expect(body).toMatchObject({ payment_status: 'unpaid', expires_at: new Date(shop.clock.now().getTime() + 72 * 3_600_000).toISOString() })
})

it('announces a changed tracking number of a shipped order, and hides a mere note', async () => {
  const { order, guest_token } = await placed()
  await mark(order.id, 'shipped', { tracking_number: 'A1' })
  await mark(order.id, 'shipped', { tracking_number: 'B2' })
  const { body } = await mark(order.id, 'shipped', { tracking_number: 'B2', note: 'Asked for the door code' })
  expect(body).toMatchObject({ status: 'shipped', tracking_number: 'B2' })
  expect(await mailsOf(order.id)).toEqual(['received', 'shipped', 'shipped'])
  await ask('POST', `/admin/orders/${order.id}/notes`, { note: 'Call on Monday' }, staff)
  const internal = (await ask('GET', `/admin/orders/${order.order_number.toLowerCase()}`, undefined, staff)).body.timeline.map(
    ({ note }) => note,
  )
  expect(internal).toEqual([null, null, null, 'Asked for the door code', 'Call on Monday'])
  const seen = await ask('GET', `/orders/${order.id}`, undefined, { guestTokens: [guest_token] })
  expect(seen.body.timeline.map(({ note }) => note)).toEqual([null, null, null])
})

it('accepts a payment, once', async () => {
  const { order } = await placed()
  expect((await decide(order.id, 'accept')).body).toMatchObject({ status: 'processing', payment_status: 'paid', expires_at: null })
  expect((await decide(order.id, 'accept')).body.code).toBe('already_paid')
  expect(await mailsOf(order.id)).toEqual(['received', 'processing'])
})

it('refuses a proof with a reason that the buyer reads', async () => {
  const { order, guest_token } = await placed()
  expect((await decide(order.id, 'refuse', 'Blurred')).body.code).toBe('no_proof_to_refuse')
  await submitProof(order.id)
  expect((await decide(order.id, 'refuse')).body.fields).toEqual({ reason: 'required' })
  expect((await decide(order.id, 'refuse', 'The amount is cut off')).body).toMatchObject({
    status: 'pending',
    payment_status: 'unpaid',
    proof_refusal: 'The amount is cut off',
  })
  const seen = (await ask('GET', `/orders/${order.id}`, undefined, { guestTokens: [guest_token] })).body
  expect(seen).toMatchObject({ customer_status: 'pending_payment', proof_refusal: 'The amount is cut off' })
  expect(await mailsOf(order.id)).toEqual(['received', 'proof_refused'])
})

it('undoes an acceptance of staff, and never money of a payment service', async () => {
  const [byStaff, byCard] = [await placed(), await placed()]
  await submitProof(byStaff.order.id)
  await decide(byStaff.order.id, 'accept')
  expect((await mark(byStaff.order.id, 'pending')).body).toMatchObject({ payment_status: 'proof_submitted', expires_at: null })
  expect(await pay(byCard.order.id)).toBe('paid')
  expect((await mark(byCard.order.id, 'pending')).body).toMatchObject({ payment_status: 'paid', expires_at: null })
})

it('begins work when a payment service reports the money, however often it does', async () => {
  const { order } = await placed()
  expect(await pay(order.id)).toBe('paid')
  expect(await pay(order.id)).toBe('already_paid')
  expect((await ask('GET', `/orders/${order.id}`, undefined, staff)).body).toMatchObject({
    status: 'processing',
    payment_status: 'paid',
    reference: 'pi_1',
  })
  expect(await mailsOf(order.id)).toEqual(['received', 'processing'])
})

it('shows staff money of a cancelled order', async () => {
  const { order } = await placed()
  await mark(order.id, 'cancelled')
  expect(await pay(order.id)).toBe('paid_after_cancellation')
  expect((await ask('GET', `/admin/orders/${order.id}`, undefined, staff)).body).toMatchObject({
    status: 'cancelled',
    payment_status: 'paid',
  })
  expect((await mark(order.id, 'processing')).body).toMatchObject({ status: 'processing', payment_status: 'paid' })
})

it('cancels unpaid orders when their time is over, and only those', async () => {
  const [late, paying, paid] = [await placed(), await placed(), await placed()]
  await submitProof(paying.order.id)
  await decide(paid.order.id, 'accept')
  shop.clock.advance(71 * 3_600_000)
  const fresh = await placed()
  expect(await statusOf(late.order.id)).toBe('pending')
  shop.clock.advance(2 * 3_600_000)
  expect(await expireOrders(shop.ctxOf({ actor: { kind: 'system' } }))).toBeGreaterThan(0)
  expect(await statusOf(late.order.id)).toBe('cancelled')
  expect(await stockOf(late.productId)).toEqual({ on_hand: 10, reserved: 0, available: 10 })
  expect(await mailsOf(late.order.id)).toEqual(['received', 'cancelled'])
  const timeline = (await ask('GET', `/orders/${late.order.id}`, undefined, staff)).body.timeline
  expect(timeline.at(-1)).toMatchObject({ kind: 'expired', status: 'cancelled' })
  for (const { order } of [fresh, paying, paid]) expect(await statusOf(order.id)).not.toBe('cancelled')
  expect(await expireOrders(shop.ctxOf({ actor: { kind: 'system' } }))).toBe(0)
})

it.each(['customer', 'member', 'partner', undefined] as const)('hides the back office from %s', async (role) => {
  const { order } = await placed()
  const asking = role ? { actor: await given.account({ role }) } : {}
  const answers = [
    await ask('GET', '/admin/orders', undefined, asking),
    await ask('GET', `/admin/orders/${order.id}`, undefined, asking),
    await mark(order.id, 'shipped', {}, asking),
    await ask('PUT', `/admin/orders/${order.id}/payment`, { decision: 'accept' }, asking),
    await ask('POST', `/admin/orders/${order.id}/notes`, { note: 'x' }, asking),
  ]
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([role ? 403 : 401]))
  expect(await statusOf(order.id)).toBe('pending')
})

async function submitProof(orderId: string) {
  await shop.db
    .insertInto('payment_proofs')
    .values({ id: orderId, order_id: orderId, file_key: 'x', mime: 'image/png', size: 1, submitted_at: shop.clock.now() })
    .execute()
  await shop.db.updateTable('orders').set({ payment_status: 'proof_submitted', expires_at: null }).where('id', '=', orderId).execute()
}

function pay(orderId: string) {
  return shop.db
    .transaction()
    .execute((db) =>
      recordPayment({ ...shop.ctxOf({ actor: { kind: 'system' } }), db }, orderId, { provider: 'sandbox', reference: 'pi_1' }),
    )
}

function stockOf(productId: string) {
  return shop.db
    .selectFrom('stock_levels')
    .select(['on_hand', 'reserved', 'available'])
    .where('product_id', '=', productId)
    .executeTakeFirst()
}

async function statusOf(orderId: string) {
  return (await shop.db.selectFrom('orders').select('status').where('id', '=', orderId).executeTakeFirstOrThrow()).status
}

async function mailsOf(orderId: string) {
  const { rows } = await shop.pool.query<{ kind: string }>(
    `select data ->> 'kind' as kind from jobs.job where name = 'order-mail' and data ->> 'orderId' = $1 order by data ->> 'occasion'`,
    [orderId],
  )
  return rows.map(({ kind }) => kind)
}
