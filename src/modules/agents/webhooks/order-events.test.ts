import { beforeEach, expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { parseDictionary, type InnerList } from 'structured-headers'
import { inTransaction } from '#modules/context.ts'
import { setOrderStatus } from '#modules/orders/index.ts'
import { changeSettings } from '#modules/settings/index.ts'
import { systemCtx } from '#server/system-ctx.ts'
import { agentPlatform, askUcp } from '#tests/support/agent-platform.ts'
import { orderOf } from '#tests/support/given.ts'
import { orderListener } from '#tests/support/order-listener.ts'
import { post, runningShop } from '#tests/support/shop.ts'
import { ucpSchemas } from '#tests/support/ucp-schemas.ts'
import { listShopKeys } from '../signatures/key-store.ts'
import { verifyRequest } from '../signatures/verify-request.ts'
import { sendOrderEvents } from './send-order-events.ts'
import { resumeEvents } from './event-store.ts'

const { origin, db, given, shop } = await runningShop()
const listener = orderListener()
const agent = await agentPlatform({ respond: listener.respond })
const mug = await given.product({ name: 'Mug', price: 49, stock: 90 })
const payment = await given.paymentMethod()
const ctx = systemCtx(shop)
const patience = { timeout: 10_000 }

await shop.startJobs()

beforeEach(async () => {
  listener.received.length = 0
  listener.answer(204)
  await db.deleteFrom('agent_events').execute()
})

/** Places the order that an agent has prepared. */
async function placed(headers = agent.headers) {
  const made = await askUcp(origin, 'POST', '/checkout-sessions', {
    headers,
    body: { line_items: [{ item: { id: mug.id }, quantity: 2 }] },
  })
  const handoff = new URL(String(made.body['continue_url'])).searchParams.get('handoff')
  const order = { ...orderOf(payment, [{ product_id: mug.id, quantity: 2 }]), handoff }
  const answer = await post(origin, '/api/orders', order, { 'idempotency-key': newId() })
  expect(answer.status).toBe(201)
  const { order: own } = (await answer.json()) as { order: { id: string; order_number: string } }
  return { ...own, checkoutId: String(made.body['id']) }
}
const move = (id: string, status: 'processing' | 'shipped' | 'completed' | 'cancelled') =>
  inTransaction(ctx, (inside) => setOrderStatus(inside, { id, status, ...(status === 'shipped' && { tracking_number: 'ER123456789MY' }) }))
const eventOf = (orderId: string) => db.selectFrom('agent_events').selectAll().where('order_id', '=', orderId).orderBy('place').execute()
async function arrived(count: number) {
  await expect.poll(() => listener.received.length, patience).toBe(count)
}
/** Makes the waiting messages of an order due, and sends them. */
async function sendAgain(orderId: string) {
  await db.updateTable('agent_events').set({ next_at: new Date() }).where('status', '=', 'waiting').execute()
  await sendOrderEvents(ctx, shop.config, { orderId })
}

it('sends the whole order, signed, when it is placed and at every change (agents, section 14)', async () => {
  const { id, order_number, checkoutId } = await placed()
  await arrived(1)
  await move(id, 'processing')
  await arrived(2)
  await move(id, 'shipped')
  await arrived(3)
  const faults = ucpSchemas('2026-08-25')
  for (const { headers, text, url, order } of listener.received) {
    expect(faults('schemas/shopping/order.json', order)).toEqual([])
    expect(order).toMatchObject({
      id,
      label: order_number,
      checkout_id: checkoutId,
      permalink_url: `${shop.config.publicUrl}/track-order?number=${order_number}`,
    })
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'ucp-agent': `profile="${shop.config.publicUrl}/.well-known/ucp"`,
      'webhook-timestamp': expect.stringMatching(/^\d{10}$/),
    })
    const [key] = await listShopKeys(ctx, shop.config.authSecret)
    const [path, query] = url.split('?')
    const request = { method: 'POST', authority: agent.host, path: path ?? '', query: `?${query}`, body: Buffer.from(text) }
    const sent = new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]))
    const find = (kid: string) => Promise.resolve(kid === key?.kid ? key.publicJwk : undefined)
    await verifyRequest({ ...request, headers: sent }, find, new Date())
    await expect(verifyRequest({ ...request, headers: sent, body: Buffer.from('{}') }, find, new Date())).rejects.toThrow()
    const covered = [...parseDictionary(String(headers['signature-input'])).values()][0] as InnerList
    expect(covered[0].map(([name]) => name)).toEqual(
      expect.arrayContaining([
        '@method',
        '@authority',
        '@path',
        '@query',
        'ucp-agent',
        'content-digest',
        'content-type',
        'webhook-id',
        'webhook-timestamp',
      ]),
    )
  }
  const [first, second, third] = listener.received.map(({ order }) => order)
  expect(first?.fulfillment).toMatchObject({ events: [], expectations: [{ description: 'Waiting for payment' }] })
  expect(second?.fulfillment.events.map(({ type }) => type)).toEqual(['processing'])
  expect(third).toMatchObject({
    line_items: [{ status: 'fulfilled', quantity: { original: 2, total: 2, fulfilled: 2 } }],
    fulfillment: { events: [{ type: 'processing' }, { type: 'shipped', tracking_number: 'ER123456789MY' }] },
  })
  expect(new Set(listener.received.map(({ headers }) => headers['webhook-id'])).size).toBe(3)
})

it('names neither the buyer nor how it is paid', async () => {
  await placed()
  await arrived(1)
  const { email, contact_name, phone, shipping_address, payment_method } = await db
    .selectFrom('orders')
    .selectAll()
    .orderBy('placed_at', 'desc')
    .executeTakeFirstOrThrow()
  const address = shipping_address as { address: string }
  const { title } = payment_method as { title: string }
  for (const secret of [email, contact_name, phone, address.address, title]) expect(listener.received[0]?.text).not.toContain(secret)
})

it('tries again after a passing refusal, with the same id, and keeps one order’s messages in their order', async () => {
  listener.answer(503)
  const { id } = await placed()
  await arrived(1)
  await expect.poll(async () => (await eventOf(id))[0]?.answered, patience).toBe(503)
  await move(id, 'processing')
  await expect.poll(async () => (await eventOf(id)).length, patience).toBe(2)
  const [waiting] = await eventOf(id)
  const pauseMs = (waiting?.next_at?.getTime() ?? 0) - Date.now()
  expect(pauseMs).toBeGreaterThan(5_000)
  expect(pauseMs).toBeLessThan(16_000)
  listener.answer(204)
  await sendAgain(id)
  await arrived(3)
  const types = listener.received.map(({ order }) => order.fulfillment.events.length)
  expect(types).toEqual([0, 0, 1])
  expect(listener.received[1]?.headers['webhook-id']).toBe(listener.received[0]?.headers['webhook-id'])
  expect(listener.received[1]?.headers['webhook-timestamp']).toBe(listener.received[0]?.headers['webhook-timestamp'])
  const ended = async () => (await eventOf(id)).map(({ status, tries }) => [status, tries])
  await expect.poll(ended, patience).toEqual([
    ['sent', 2],
    ['sent', 1],
  ])
})

it.each([
  [301, { location: 'http://127.0.0.1:1/' }],
  [400, {}],
  [410, {}],
])('ends with %i at once', async (status, headers) => {
  listener.answer(status, headers)
  const { id } = await placed()
  await expect
    .poll(async () => (await eventOf(id)).map((event) => [event.status, event.answered, event.tries]), patience)
    .toEqual([['failed', status, 1]])
})

it('ends after a day of attempts', async () => {
  listener.answer(500)
  const { id } = await placed()
  await arrived(1)
  await expect.poll(async () => (await eventOf(id))[0]?.answered, patience).toBe(500)
  const pauses: number[] = []
  for (let tries = 1; tries <= 5; tries += 1) {
    await sendAgain(id)
    pauses.push(Math.round((((await eventOf(id))[0]?.next_at?.getTime() ?? 0) - Date.now()) / 1000))
  }
  expect(pauses.map((seconds) => Math.round(seconds / 5) * 5)).toEqual([60, 300, 1800, 3600, 3600])
  await db.updateTable('agent_events').set({ tries: 27 }).execute()
  await sendAgain(id)
  expect((await eventOf(id)).map(({ status, answered }) => [status, answered])).toEqual([['failed', 500]])
})

it('never asks an address that is not on the internet, and sends nothing to a blocked agent or while the switch is off', async () => {
  listener.answer(500)
  const [order, other] = [await placed(), await placed()]
  await arrived(2)
  await expect
    .poll(async () => [...(await eventOf(order.id)), ...(await eventOf(other.id))].map(({ answered }) => answered), patience)
    .toEqual([500, 500])
  listener.received.length = 0
  await db.updateTable('agent_events').set({ url: 'https://10.0.0.1/orders' }).where('order_id', '=', order.id).execute()
  await sendAgain(order.id)
  await db.updateTable('agent_platforms').set({ is_blocked: true }).execute()
  await sendAgain(other.id)
  await move(other.id, 'processing')
  await db.updateTable('agent_platforms').set({ is_blocked: false }).execute()
  for (const { id } of [order, other]) expect((await eventOf(id)).map(({ status }) => status)).toEqual(['failed'])
  await changeSettings(ctx, { agents_ucp: 'off' })
  await move(order.id, 'processing')
  await changeSettings(ctx, { agents_ucp: 'on' })
  expect(await eventOf(order.id)).toHaveLength(1)
  expect(listener.received).toEqual([])
})

it('resumes what a process left behind', async () => {
  listener.answer(500)
  const { id } = await placed()
  await expect.poll(async () => (await eventOf(id))[0]?.answered, patience).toBe(500)
  listener.answer(204)
  await db
    .updateTable('agent_events')
    .set({ next_at: new Date(Date.now() - 31_000) })
    .execute()
  await resumeEvents(ctx)
  await expect.poll(async () => (await eventOf(id))[0]?.status, patience).toBe('sent')
})

it('never fails an order', async () => {
  const wrong = await agentPlatform({ respond: orderListener([], 'nonsense').respond })
  await placed(wrong.headers)
  expect(await db.selectFrom('agent_events').selectAll().execute()).toEqual([])
})
