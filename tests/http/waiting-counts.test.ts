import { expect, it } from 'vitest'
import type { Attention } from '#contract/desk.ts'
import type { ProductionQueue } from '#contract/production.ts'
import { type WaitName, waitNames } from '#contract/rules/waiting-lists.ts'
import { newId } from '#kit/ids.ts'
import { orderOf } from '#tests/support/given.ts'
import { stall } from '#tests/support/stall.ts'

const { call, collectable, done, given, send, stocked } = await stall()

/** The call of the list that each count links to. */
const listOf: Partial<Record<WaitName, string>> = {
  proofs_waiting: '/api/admin/proofs',
  ready_to_ship: '/api/admin/orders?ready=true',
  to_refund: '/api/admin/orders?to_refund=true',
  uncollected: '/api/admin/orders?uncollected=true',
  overdue_items: '/api/admin/production-queue?overdue=true',
  unpaid_soon: '/api/admin/orders?ending=true',
  low_stock: '/api/admin/products?stock=low',
  out_of_stock: '/api/admin/products?stock=out',
  unread_messages: '/api/admin/messages?status=new&status=open',
  returns_waiting: '/api/admin/returns',
  reviews_waiting: '/api/admin/reviews?status=waiting',
  membership_requests: '/api/admin/members?membership=requested',
  partner_applications: '/api/admin/partners?status=applied',
}
const listed = Object.entries(listOf) as [WaitName, string][]

/** Expects the badges, the dashboard, the lists and the board to show the same numbers. */
async function counts() {
  const badges = await done<{ attention: Attention }>('GET', '/api/admin/waiting')
  const dashboard = await done<{ attention: Attention }>('GET', '/api/admin/dashboard?range=week')
  expect(badges.attention).toEqual(dashboard.attention)
  const totals = await Promise.all(listed.map(async ([name, path]) => [name, (await done<{ total: number }>('GET', path)).total] as const))
  for (const [name, total] of totals) expect({ [name]: badges.attention[name].count }).toEqual({ [name]: total })
  const board = await done<ProductionQueue>('GET', '/api/admin/production-queue')
  expect({ board: board.ready_total }).toEqual({ board: badges.attention.ready_to_ship.count })
  return { ...badges.attention, ready: board.ready }
}

it('links from every count to a list, but those of failures', () => {
  expect(waitNames.filter((name) => listOf[name] === undefined)).toEqual(['failed_agent_events', 'failed_jobs'])
})

it('counts items that can be sent as ready to ship, also those that need no making, and never those collected at an event', async () => {
  const { id: mug } = await given.product()
  const method = await given.paymentMethod()
  const { body } = await call('POST', '/api/orders', {
    body: orderOf(method, [{ product_id: mug, quantity: 2 }]),
    headers: { 'idempotency-key': newId() },
  })
  const parcel = (body as { order: { id: string; order_number: string } }).order
  const { eventId, productId } = await stocked(5)
  const { order: pickup } = await collectable(eventId, productId, 1)
  expect((await counts()).ready_to_ship.count).toBe(0)
  await done('PUT', `/api/admin/orders/${parcel.id}/status`, { status: 'processing' })
  const now = await counts()
  expect(now.ready).toEqual([expect.objectContaining({ order_number: parcel.order_number, items: 1, pieces: 2 })])
  expect(now.uncollected.count).toBe(0)
  expect(await send('PUT', `/api/admin/orders/${pickup.id}/status`, { body: { status: 'shipped' } })).toMatchObject({ status: 422 })
  expect(await send('PUT', `/api/admin/orders/${parcel.id}/status`, { body: { status: 'shipped' } })).toMatchObject({ status: 200 })
  expect((await counts()).ready).toEqual([])
})

it('has uncollected orders wait for a decision', async () => {
  const before = (await counts()).uncollected.count
  const { eventId, productId } = await stocked(5)
  const { order } = await collectable(eventId, productId, 1)
  await done('PATCH', `/api/admin/events/${eventId}`, { status: 'cancelled' })
  const { uncollected } = await counts()
  expect(uncollected).toMatchObject({ count: before + 1, href: '/admin/orders?uncollected=true' })
  await done('POST', `/api/admin/orders/${order.id}/pickup-choice`, { choice: 'refund' })
  expect((await counts()).uncollected.count).toBe(before)
})

it('counts a message until it is done, as the inbox lists it under "Needs reply"', async () => {
  const form = { name: 'Aigerim', email: 'aigerim@example.com', subject: 'A mug', message: 'Is it blue?' }
  for (const message of [form, { ...form, message: 'Or green?' }])
    expect((await call('POST', '/api/contact', { body: message })).status).toBe(201)
  const { messages } = await done<{ messages: { id: string }[] }>('GET', '/api/admin/messages')
  const [one, other] = messages.map(({ id }) => id)
  await done('POST', `/api/admin/messages/${one}/replies`, { text: 'It is.' })
  expect((await counts()).unread_messages.count).toBe(2)
  await done('PATCH', `/api/admin/messages/${other}`, { status: 'done' })
  expect((await counts()).unread_messages.count).toBe(1)
})

it('counts a paid order that staff cancel until it is refunded', async () => {
  const { id: mug } = await given.product()
  const { body } = await call('POST', '/api/orders', {
    body: orderOf(await given.paymentMethod(), [{ product_id: mug, quantity: 1 }]),
    headers: { 'idempotency-key': newId() },
  })
  const { order } = body as { order: { id: string; total: number } }
  const before = (await counts()).to_refund.count
  await done('PUT', `/api/admin/orders/${order.id}/payment`, { decision: 'accepted' })
  await done('PUT', `/api/admin/orders/${order.id}/status`, { status: 'cancelled' })
  expect((await counts()).to_refund.count).toBe(before + 1)
  await done('POST', `/api/admin/orders/${order.id}/refunds`, { amount: order.total, note: 'Cancelled' })
  expect((await counts()).to_refund.count).toBe(before)
})
