import { describe, expect, it } from 'vitest'
import type { EventReport } from '#contract/stall-sales.ts'
import type { StaffOrder } from '#contract/orders.ts'
import { stall } from '#tests/support/stall.ts'

const home = { address: '1 Jalan Ampang', city: 'Kuala Lumpur', state: 'W.P. Kuala Lumpur', zip: '50450', country: 'MY' }
const { accept, cash, codeFor, collectable, db, done, event, lying, orderAt, ordered, scan, scanOf, send, stocked } = await stall()

describe('an order that was collected in part', () => {
  /** Hands over `handedOver` of three pieces (RM 127.20 in total), then cancels the event. */
  async function partly(handedOver: number) {
    const { eventId, productId } = await stocked(5)
    const { order, guest_token } = await collectable(eventId, productId, 3)
    const handOver = (quantity: number) =>
      send('PUT', `/api/admin/orders/${order.id}/pickup`, { body: { items: [{ order_item_id: order.items[0]?.id, quantity }] } })
    await handOver(handedOver)
    return { eventId, productId, order, guest_token, handOver }
  }
  const refund = (orderId: string) => send('POST', `/api/admin/orders/${orderId}/pickup-choice`, { body: { choice: 'refund' } })

  it('keeps the handed-over goods: the rest is refunded, and its pieces are free', async () => {
    const { eventId, productId, order, handOver } = await partly(2)
    await done('PATCH', `/api/admin/events/${eventId}`, { status: 'cancelled' })
    expect(await lying(eventId, productId)).toMatchObject({ reserved: 1, collected: 2, returned: 2, in_shop: 2 })
    const { pickups } = await done<{ pickups: object[] }>('GET', `/api/admin/events/${eventId}/pickups?to_decide=true`)
    expect(pickups).toMatchObject([{ order: { id: order.id }, to_return: 42.4, is_partly: true }])
    expect(await refund(order.id)).toMatchObject({
      status: 200,
      body: {
        status: 'completed',
        payment_status: 'paid',
        total: 127.2,
        paid: 127.2,
        refunded: 42.4,
        items: [{ quantity: 3, handed_over: 2 }],
      },
    })
    expect(await lying(eventId, productId)).toMatchObject({ reserved: 0, collected: 2, returned: 3, in_shop: 3 })
    expect(await refund(order.id)).toMatchObject({ status: 409, body: { code: 'nothing_to_decide' } })
    for (const quantity of [1, 3]) expect(await handOver(quantity)).toMatchObject({ status: 422 })
    const report = await done<EventReport>('GET', `/api/admin/events/${eventId}/report`)
    expect(report).toMatchObject({ pickups: { collected: 1, open: 0 }, not_collected: [] })
  })

  const choose = (orderId: string, body: object) => send('POST', `/api/admin/orders/${orderId}/pickup-choice`, { body })

  it('ships the rest: handed-over goods stay collected, and the parcel has the other pieces', async () => {
    const { eventId, productId, order, handOver } = await partly(2)
    await done('PATCH', `/api/admin/events/${eventId}`, { status: 'cancelled' })
    expect(await choose(order.id, { choice: 'ship', shipping: home })).toMatchObject({
      status: 200,
      body: {
        event_id: null,
        delivery: 'parcel',
        status: 'processing',
        payment_status: 'paid',
        total: 127.2,
        paid: 127.2,
        refunded: 0,
        items: [
          { id: order.items[0]?.id, quantity: 1, handed_over: 0, is_collected_earlier: false },
          { quantity: 2, handed_over: 2, is_collected_earlier: true },
        ],
      },
    })
    expect(await lying(eventId, productId)).toMatchObject({ reserved: 0, collected: 2, returned: 3, in_shop: 2 })
    expect(await handOver(1)).toMatchObject({ status: 409 })
    expect(await choose(order.id, { choice: 'refund' })).toMatchObject({ status: 409 })
    await done('PUT', `/api/admin/orders/${order.id}/status`, { status: 'shipped' })
    await done('PUT', `/api/admin/orders/${order.id}/status`, { status: 'completed' })
    expect(await lying(eventId, productId)).toMatchObject({ collected: 2, in_shop: 2 })
    // Cancelling returns every piece to the stock, and reopening takes all of them out again.
    await done('PUT', `/api/admin/orders/${order.id}/status`, { status: 'cancelled' })
    expect(await lying(eventId, productId)).toMatchObject({ collected: 0, returned: 5, in_shop: 5 })
    await done('PUT', `/api/admin/orders/${order.id}/status`, { status: 'processing' })
    expect(await lying(eventId, productId)).toMatchObject({ collected: 2, returned: 3, in_shop: 2 })
  })

  it('has its rest kept for another event, where a new code hands over that alone', async () => {
    const { eventId, productId, order, guest_token } = await partly(2)
    await done('PATCH', `/api/admin/events/${eventId}`, { status: 'cancelled' })
    const { id: next } = await event()
    expect(await choose(order.id, { choice: 'next_event', event_id: next })).toMatchObject({
      body: { event_id: next, pickup: { state: 'waiting' } },
    })
    expect(await lying(eventId, productId)).toMatchObject({ reserved: 0, collected: 2, returned: 3 })
    expect(await lying(next, productId)).toMatchObject({ allocated: 1, reserved: 1 })
    const { orders } = await done<{ orders: object[] }>('GET', `/api/admin/events/${next}/manifest`)
    expect(orders).toMatchObject([{ id: order.id, state: 'waiting', items: [{ quantity: 1, handed_over: 0 }] }])
    const { items } = await done<StaffOrder>('GET', `/api/admin/orders/${order.id}`)
    const settled = items.find(({ is_collected_earlier }) => is_collected_earlier)
    const putting = { items: [{ order_item_id: settled?.id, quantity: 0 }] }
    expect(await send('PUT', `/api/admin/orders/${order.id}/pickup`, { body: putting })).toMatchObject({ status: 422 })
    expect(await scan(scanOf(next, await codeFor({ order, guest_token }, next)))).toMatchObject([{ result: 'collected' }])
    expect(await lying(next, productId)).toMatchObject({ reserved: 0, collected: 1 })
    expect(await done('GET', `/api/admin/orders/${order.id}`)).toMatchObject({ status: 'completed', payment_status: 'paid' })
  })

  it('has its rest paid back where nobody came to the other event either', async () => {
    const { eventId, order } = await partly(2)
    await done('PATCH', `/api/admin/events/${eventId}`, { status: 'cancelled' })
    const { id: next } = await event()
    await choose(order.id, { choice: 'next_event', event_id: next })
    await done('PATCH', `/api/admin/events/${next}`, { status: 'cancelled' })
    const { pickups } = await done<{ pickups: object[] }>('GET', `/api/admin/events/${next}/pickups?to_decide=true`)
    expect(pickups).toMatchObject([{ item_count: 1, to_return: 42.4, is_partly: true }])
    expect(await choose(order.id, { choice: 'refund' })).toMatchObject({ body: { status: 'completed', refunded: 42.4 } })
  })

  it('pays nothing back twice', async () => {
    const { eventId, order } = await partly(2)
    await send('POST', `/api/admin/orders/${order.id}/refunds`, { body: { amount: 40, note: 'One was broken' } })
    await done('PATCH', `/api/admin/events/${eventId}`, { status: 'cancelled' })
    expect(await refund(order.id)).toMatchObject({ body: { status: 'completed', refunded: 42.4 } })
  })

  it('is cancelled with all handed-over goods: returned pieces are at the event again', async () => {
    const { eventId, productId, order } = await partly(1)
    await done('PUT', `/api/admin/orders/${order.id}/status`, { status: 'cancelled' })
    expect(await lying(eventId, productId)).toMatchObject({ reserved: 0, collected: 0, remaining: 5 })
  })
})

it('gives its pieces back when it was paid back whole and nobody came', async () => {
  const { eventId, productId } = await stocked(5)
  const { order } = await collectable(eventId, productId, 2)
  await done('POST', `/api/admin/orders/${order.id}/refunds`, { amount: order.total, note: 'asked' })
  expect(await lying(eventId, productId)).toMatchObject({ reserved: 2, remaining: 3 })
  await done('PATCH', `/api/admin/events/${eventId}`, { status: 'cancelled' })
  const { pickups } = await done<{ pickups: object[] }>('GET', `/api/admin/events/${eventId}/pickups?to_decide=true`)
  expect(pickups).toMatchObject([{ order: { id: order.id }, to_return: 0 }])
  expect(await send('POST', `/api/admin/orders/${order.id}/pickup-choice`, { body: { choice: 'refund' } })).toMatchObject({
    body: { status: 'cancelled', payment_status: 'refunded', refunded: order.total },
  })
  expect(await lying(eventId, productId)).toMatchObject({ reserved: 0, returned: 5 })
})

describe('after the last moment of pick-up', () => {
  /** The pickup time is over while the event still runs. */
  async function over(quantity = 1) {
    const { eventId, productId } = await stocked(5, { pickup_until: new Date(Date.now() + 3_600_000).toISOString() })
    const { order, guest_token, code } = await collectable(eventId, productId, quantity)
    const choose = (body: object) => send('POST', `/api/admin/orders/${order.id}/pickup-choice`, { body })
    expect(await choose({ choice: 'refund' })).toMatchObject({ status: 409, body: { code: 'nothing_to_decide' } })
    await db
      .updateTable('events')
      .set({ pickup_until: new Date(Date.now() - 1000) })
      .where('id', '=', eventId)
      .execute()
    return { eventId, productId, order, guest_token, code, choose }
  }

  it('waits for staff, and is refused to new buyers', async () => {
    const { eventId, productId, order, code } = await over()
    const { pickups } = await done<{ pickups: object[] }>('GET', `/api/admin/events/${eventId}/pickups?to_decide=true`)
    expect(pickups).toMatchObject([{ order: { id: order.id }, state: 'missed', to_decide: true }])
    expect(await done('GET', `/api/admin/events/${eventId}`)).toMatchObject({ pickups: { orders: 1, to_decide: 1 } })
    expect(await orderAt(eventId, productId)).toMatchObject({ status: 422 })
    // A buyer who is a minute late still gets the goods.
    expect(await scan(scanOf(eventId, code))).toMatchObject([{ result: 'collected' }])
  })

  it('is shipped', async () => {
    const { eventId, productId, order, choose } = await over(2)
    expect(await choose({ choice: 'ship', shipping: home })).toMatchObject({
      body: { event_id: null, delivery: 'parcel', total: order.total },
    })
    expect(await lying(eventId, productId)).toMatchObject({ reserved: 0, returned: 2, remaining: 3, in_shop: 0 })
    expect(await done('PUT', `/api/admin/orders/${order.id}/status`, { status: 'shipped' })).toMatchObject({ status: 'shipped' })
  })

  it('is kept for another event, with a new code', async () => {
    const { eventId, productId, order, guest_token, code, choose } = await over()
    const { id: next } = await event()
    expect(await choose({ choice: 'next_event', event_id: next })).toMatchObject({ body: { event_id: next, pickup: { state: 'waiting' } } })
    expect(await lying(eventId, productId)).toMatchObject({ reserved: 0, remaining: 4 })
    expect(await lying(next, productId)).toMatchObject({ allocated: 1, reserved: 1 })
    expect(await scan(scanOf(next, code))).toMatchObject([{ result: 'wrong_event' }])
    expect(await scan(scanOf(next, await codeFor({ order, guest_token }, next)))).toMatchObject([{ result: 'collected' }])
  })

  it('is paid back', async () => {
    const { eventId, productId, order, code, choose } = await over()
    expect(await choose({ choice: 'refund' })).toMatchObject({
      body: { status: 'cancelled', payment_status: 'refunded', refunded: order.total },
    })
    expect(await lying(eventId, productId)).toMatchObject({ reserved: 0, remaining: 5 })
    expect(await scan(scanOf(eventId, code))).toMatchObject([{ result: 'cancelled' }])
  })
})

it('is not shipped while it is to be paid in cash on collection', async () => {
  const { eventId, productId } = await stocked(5)
  const { order } = await ordered(eventId, productId, { payment_method_id: cash })
  await done('PATCH', `/api/admin/events/${eventId}`, { status: 'cancelled' })
  const ship = () => send('POST', `/api/admin/orders/${order.id}/pickup-choice`, { body: { choice: 'ship', shipping: home } })
  expect(await ship()).toMatchObject({ status: 422, body: { fields: { choice: expect.stringContaining('cash') } } })
  expect(await lying(eventId, productId)).toMatchObject({ reserved: 1 })
  await accept(order.id)
  expect(await ship()).toMatchObject({ status: 200, body: { delivery: 'parcel', payment_status: 'paid' } })
})

it('is neither shipped nor given an address while it is to be collected, and staff read its event in their language', async () => {
  const { eventId, productId } = await stocked(5, { translations: { ru: { title: 'Ярмарка', summary: '', description: '' } } })
  const { order } = await collectable(eventId, productId)
  expect(await send('PUT', `/api/admin/orders/${order.id}/status`, { body: { status: 'shipped' } })).toMatchObject({
    status: 422,
    body: { fields: { status: expect.stringContaining('event') } },
  })
  expect(await send('PATCH', `/api/admin/orders/${order.id}`, { body: { shipping: home } })).toMatchObject({
    status: 422,
    body: { fields: { 'shipping.address': expect.stringContaining('collection') } },
  })
  expect(await done('GET', `/api/admin/orders/${order.id}?lang=ru`)).toMatchObject({ pickup: { title: 'Ярмарка', venue: 'Hall' } })
  expect(await done('GET', `/api/admin/orders/${order.id}?lang=en`)).toMatchObject({ pickup: { title: 'Fair' } })
})
