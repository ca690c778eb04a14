import { describe, expect, it } from 'vitest'
import type { EventPage } from '#contract/events.ts'
import type { StaffOrder } from '#contract/orders.ts'
import type { Manifest, PickupOrder, ScanAnswer } from '#contract/pickups.ts'
import { readPickupCode, writePickupCode } from '#contract/rules/pickup-code.ts'
import { newId } from '#kit/ids.ts'
import { stall } from '#tests/support/stall.ts'

const { accept, call, cash, codeFor, collectable, done, event, lying, orderAt, ordered, scan, scanOf, send, stocked } = await stall()

describe('an order that is collected at an event', () => {
  it('has no shipping and no address, and takes its pieces from the event’s stock', async () => {
    const { eventId, productId } = await stocked(5, { stock: 20 })
    const { order } = await ordered(eventId, productId, {}, 2)
    expect(order).toMatchObject({
      shipping: 0,
      delivery: 'pickup',
      event_id: eventId,
      shipping_address: { address: 'Hall, Street 1', city: '', country: 'MY' },
      pickup: { event_id: eventId, title: 'Fair', state: 'waiting', is_cancelled: false },
      items: [{ quantity: 2, handed_over: 0 }],
    })
    expect(await lying(eventId, productId)).toMatchObject({ allocated: 5, reserved: 2, remaining: 3, in_shop: 15 })
    const page = await done<EventPage>('GET', `/api/events/${eventId}`)
    expect(page).toMatchObject({
      products: [{ id: productId, at_event: { remaining: 3 } }],
      pickup: { is_offered: true, pays_at_stall: true },
    })
    await call('POST', `/api/orders/${order.id}/cancellation`, { token: undefined })
    await done('PUT', `/api/admin/orders/${order.id}/status`, { status: 'cancelled' })
    expect(await lying(eventId, productId)).toMatchObject({ reserved: 0, remaining: 5 })
    await done('PUT', `/api/admin/orders/${order.id}/status`, { status: 'pending' })
    expect(await lying(eventId, productId)).toMatchObject({ reserved: 2, remaining: 3 })
  })

  it('is refused for goods that are not there, for too many, and by mail', async () => {
    const { eventId, productId } = await stocked(1, { stock: 20 })
    const other = await stocked(1)
    expect(await orderAt(eventId, other.productId)).toMatchObject({
      status: 409,
      body: { code: 'not_at_event', product_ids: [other.productId] },
    })
    expect(await orderAt(eventId, productId, {}, 2)).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock', lines: [{ available: 1 }] },
    })
    expect(await orderAt(eventId, productId, { delivery: 'parcel' })).toMatchObject({
      status: 422,
      body: { fields: { delivery: expect.any(String) } },
    })
    expect(await orderAt(newId(), productId)).toMatchObject({ status: 422, body: { fields: { event_id: expect.any(String) } } })
    const quote = { items: [{ product_id: other.productId, quantity: 1 }], event_id: eventId }
    expect(await call('POST', '/api/checkout/quote', { body: quote })).toMatchObject({
      status: 200,
      body: { problems: [{ code: 'not_at_event' }] },
    })
  })

  it('may wait for cash until it is collected, and pays to 5 sen there', async () => {
    // 0.98 plus 6 % tax is 1.0388, which is RM 1.04.
    const pickupUntil = new Date(Date.now() + 8 * 3_600_000).toISOString()
    const { eventId, productId } = await stocked(5, { price: 0.98, pickup_until: pickupUntil })
    const { order } = await ordered(eventId, productId, { payment_method_id: cash })
    expect(order).toMatchObject({ total: 1.04, expires_at: pickupUntil })
    const [answer] = await scan(scanOf(eventId, order.order_number))
    expect(answer).toMatchObject({ result: 'not_paid', order: { id: order.id, paid: false }, collected_at: null })
    const path = `/api/admin/orders/${order.id}/payments`
    expect(await send('POST', path, { body: { method: 'cash', received: 1 } })).toMatchObject({
      status: 422,
      body: { fields: { received: expect.any(String) } },
    })
    const key = newId()
    const paid = await send('POST', path, { body: { method: 'cash', received: 2 }, key })
    expect(paid).toMatchObject({
      status: 201,
      body: { payment: { rounding: 0.01, total: 1.05, received: 2, change: 0.95 }, order: { total: 1.05, payment_status: 'paid' } },
    })
    expect((await send('POST', path, { body: { method: 'cash', received: 2 }, key })).body).toEqual(paid.body)
    expect(await send('POST', path, { body: { method: 'cash' } })).toMatchObject({ status: 409, body: { code: 'already_paid' } })
    expect(await scan(scanOf(eventId, order.order_number))).toMatchObject([{ result: 'collected' }])
  })

  it('shows its code to its buyer alone', async () => {
    const { eventId, productId } = await stocked(5)
    const { order, guest_token, code } = await collectable(eventId, productId)
    const path = `/api/events/${eventId}/orders/${order.id}`
    const headers = { 'guest-session-token': guest_token }
    const shown = await call('GET', `${path}/code`, { headers })
    expect(shown).toMatchObject({
      status: 200,
      body: { code, order_number: order.order_number, is_paid: true, due: 0, event: { id: eventId } },
    })
    expect(await call('GET', `${path}/code`)).toMatchObject({ status: 404 })
    for (const part of ['code', 'qr', 'calendar.ics']) expect((await send('GET', `${path}/${part}`)).status, part).toBe(404)
    expect(await call('GET', `/api/events/${newId()}/orders/${order.id}/code`, { headers })).toMatchObject({ status: 404 })
    expect(code).toMatch(/^P1[A-Z2-7]{175}$/)
  })
})

describe('a scan', () => {
  it('hands over once, answers a repeat the same, and can be undone', async () => {
    const { eventId, productId } = await stocked(5)
    const { order, code } = await collectable(eventId, productId, 2)
    const first = scanOf(eventId, code)
    const [collected] = await scan(first)
    expect(collected).toMatchObject({
      result: 'collected',
      by: 'A',
      order: { state: 'collected', initials: 'NI', items: [{ quantity: 2, handed_over: 2 }] },
    })
    expect(await scan(first)).toEqual([collected])
    expect(await lying(eventId, productId)).toMatchObject({ reserved: 0, collected: 2, remaining: 3 })
    const late = scanOf(eventId, code)
    expect(await scan(late)).toMatchObject([{ result: 'already_collected', collected_at: collected?.collected_at, by: 'A' }])
    expect(await done<StaffOrder>('GET', `/api/admin/orders/${order.id}`)).toMatchObject({
      status: 'completed',
      pickup: { state: 'collected' },
    })
    const undo = `/api/admin/events/scans/${first.scan_id}/undo`
    expect(await send('POST', undo)).toMatchObject({ status: 200, body: { undone: true, order: { state: 'waiting' } } })
    // Repeats the call, since the first answer may have been lost.
    expect(await send('POST', undo)).toMatchObject({ status: 200, body: { undone: true, order: { state: 'waiting' } } })
    expect(await send('POST', `/api/admin/events/scans/${late.scan_id}/undo`)).toMatchObject({
      status: 409,
      body: { code: 'nothing_to_undo' },
    })
    expect(await lying(eventId, productId)).toMatchObject({ reserved: 2, collected: 0 })
    expect(await scan(scanOf(eventId, code))).toMatchObject([{ result: 'collected' }])
    expect(await send('POST', undo)).toMatchObject({ status: 409, body: { code: 'nothing_to_undo' } })
  })

  it('names the exact problem of a code', async () => {
    const { eventId, productId } = await stocked(9)
    const other = await stocked(9)
    const [good, cancelled, refunded] = [
      await collectable(eventId, productId),
      await collectable(eventId, productId),
      await collectable(eventId, productId),
    ]
    await done('PUT', `/api/admin/orders/${cancelled.order.id}/status`, { status: 'cancelled' })
    await done('POST', `/api/admin/orders/${refunded.order.id}/refunds`, { amount: refunded.order.total, note: 'asked' })
    const read = readPickupCode(good.code)
    if (!read) throw new Error('unreadable')
    const altered = writePickupCode(
      Uint8Array.from(read.signed, (byte, at) => (at === 40 ? byte ^ 1 : byte)),
      read.signature,
    )
    const forged = writePickupCode(read.signed, new Uint8Array(64))
    const results = await scan(
      ...[
        altered,
        forged,
        `${good.code.slice(0, -1)}${good.code.endsWith('A') ? 'I' : 'A'}`,
        `${good.code}A`,
        cancelled.code,
        refunded.code,
        'UND-00001',
        'hello',
      ].map((code) => scanOf(eventId, code)),
      scanOf(other.eventId, good.code),
      scanOf(eventId, good.code.toLowerCase()),
    )
    expect(results.map(({ result }) => result)).toEqual([
      'forged',
      'forged',
      'forged',
      'forged',
      'cancelled',
      'cancelled',
      'unknown',
      'unknown',
      'wrong_event',
      'collected',
    ])
  })

  it('lets the earlier of two phones win that were offline, and corrects the other', async () => {
    const { eventId, productId } = await stocked(5)
    const { order, code } = await collectable(eventId, productId)
    const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
    const [later, earlier] = [scanOf(eventId, code, { scanned_at: at(5) }), scanOf(eventId, code, { scanned_at: at(9) })]
    expect(await scan(later)).toMatchObject([{ result: 'collected' }])
    const { as_of } = await done<Manifest>('GET', `/api/admin/events/${eventId}/manifest`)
    expect(await scan(earlier)).toMatchObject([{ result: 'collected', collected_at: earlier.scanned_at }])
    expect(await scan(later)).toMatchObject([{ result: 'already_collected', collected_at: earlier.scanned_at }])
    const { corrections } = await done<Manifest>('GET', `/api/admin/events/${eventId}/manifest?since=${encodeURIComponent(as_of)}`)
    expect(corrections).toEqual([
      { scan_id: later.scan_id, order_id: order.id, result: 'already_collected', collected_at: earlier.scanned_at, by: 'A' },
    ])
  })

  it('puts the clock of a phone right that says when it sends', async () => {
    const { eventId, productId } = await stocked(5)
    const { code } = await collectable(eventId, productId)
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
    const send = (sentAt: string, fields: object) =>
      done<{ results: ScanAnswer[] }>('POST', '/api/admin/events/scans', { scans: [scanOf(eventId, code, fields)], sent_at: sentAt })
    // This phone's clock is two hours slow: it scanned five minutes ago.
    const { results } = await send(at(-120), { scanned_at: at(-125) })
    const collectedAt = Date.parse(results[0]?.collected_at ?? '')
    expect(Math.abs(collectedAt - (Date.now() - 5 * 60_000))).toBeLessThan(30_000)
    // This phone's clock is right: its scan, ten minutes ago, is the earlier one despite the later clock time.
    expect((await send(at(0), { scanned_at: at(-10) })).results).toMatchObject([{ result: 'collected' }])
    // This phone's clock is an hour fast: it scanned a minute ago.
    expect((await send(at(60), { scanned_at: at(59) })).results).toMatchObject([{ result: 'already_collected' }])
  })
})

it('hands over in part, the rest with a scan, and takes parts back', async () => {
  const { eventId, productId } = await stocked(5)
  const { order, code } = await collectable(eventId, productId, 3)
  const [item] = order.items
  const put = (quantity: number, expected_updated_at?: string) =>
    send('PUT', `/api/admin/orders/${order.id}/pickup`, { body: { items: [{ order_item_id: item?.id, quantity }], expected_updated_at } })
  const { updated_at } = await done<StaffOrder>('GET', `/api/admin/orders/${order.id}`)
  expect(await put(2, updated_at)).toMatchObject({ status: 200, body: { state: 'partly', items: [{ handed_over: 2 }] } })
  expect(await put(1, updated_at)).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', current: { id: order.id, items: [{ handed_over: 2 }] } },
  })
  expect(await lying(eventId, productId)).toMatchObject({ reserved: 1, collected: 2, remaining: 2 })
  const rest = scanOf(eventId, code)
  expect(await scan(rest)).toMatchObject([{ result: 'collected', before: [{ order_item_id: item?.id, quantity: 2 }] }])
  expect(await send('POST', `/api/admin/events/scans/${rest.scan_id}/undo`)).toMatchObject({
    body: { order: { state: 'partly', items: [{ handed_over: 2 }] } },
  })
  expect(await put(4)).toMatchObject({ status: 422 })
  expect(await put(3)).toMatchObject({ body: { state: 'collected' } })
  expect(await put(1)).toMatchObject({ body: { state: 'partly' } })
  expect(await lying(eventId, productId)).toMatchObject({ reserved: 2, collected: 1, remaining: 2 })
})

it('gives a phone only the initials of a person', async () => {
  const { eventId, productId } = await stocked(5)
  const { code } = await collectable(eventId, productId)
  const manifest = await done<Manifest>('GET', `/api/admin/events/${eventId}/manifest`)
  expect(manifest).toMatchObject({ orders: [{ initials: 'NI', paid: true, state: 'waiting' }], revoked: [], corrections: [] })
  const told = JSON.stringify([manifest, await scan(scanOf(eventId, code))])
  expect(told).not.toMatch(/Nurul|Izzah|nurul@|345 6789|Ampang|Aigerim|stall@example/i)
  const key = manifest.keys.find(({ id }) => id === readPickupCode(code)?.keyId)
  expect(key?.public_key).toBe(manifest.public_key)
})

describe('a cancelled event', () => {
  it('returns pieces that are not reserved, notifies the buyers and leaves staff the choice', async () => {
    const { eventId, productId } = await stocked(5, { stock: 20 })
    const kept = await event()
    const [ship, keep, refund] = [
      await collectable(eventId, productId),
      await collectable(eventId, productId),
      await collectable(eventId, productId),
    ]
    expect(await send('POST', `/api/admin/orders/${ship.order.id}/pickup-choice`, { body: { choice: 'refund' } })).toMatchObject({
      status: 409,
      body: { code: 'nothing_to_decide' },
    })
    expect(await done('PATCH', `/api/admin/events/${eventId}`, { status: 'cancelled' })).toMatchObject({
      pickups: { orders: 3, to_decide: 3 },
      pieces: { returned: 2, reserved: 3 },
    })
    expect(await orderAt(eventId, productId)).toMatchObject({ status: 422 })
    const choose = (orderId: string, body: object) => send('POST', `/api/admin/orders/${orderId}/pickup-choice`, { body })
    const shipping = { address: '1 Jalan Ampang', city: 'Kuala Lumpur', state: 'W.P. Kuala Lumpur', zip: '50450', country: 'MY' }
    expect(await choose(ship.order.id, { choice: 'ship' })).toMatchObject({ status: 422 })
    expect(await choose(ship.order.id, { choice: 'ship', shipping })).toMatchObject({
      status: 200,
      body: { event_id: null, delivery: 'parcel', shipping_address: shipping, pickup: null },
    })
    expect(await choose(keep.order.id, { choice: 'next_event', event_id: kept.id })).toMatchObject({
      body: { event_id: kept.id, pickup: { state: 'waiting' } },
    })
    expect(await choose(refund.order.id, { choice: 'refund' })).toMatchObject({ body: { status: 'cancelled', payment_status: 'refunded' } })
    expect(await lying(eventId, productId)).toMatchObject({ reserved: 0, remaining: 0, returned: 5, in_shop: 18 })
    expect(await lying(kept.id, productId)).toMatchObject({ allocated: 1, reserved: 1 })
    expect(await scan(scanOf(kept.id, keep.code))).toMatchObject([{ result: 'wrong_event' }])
    expect(await scan(scanOf(kept.id, await codeFor(keep, kept.id)))).toMatchObject([{ result: 'collected' }])
    const { pickups } = await done<{ pickups: PickupOrder[] }>('GET', `/api/admin/events/${eventId}/pickups?to_decide=true`)
    expect(pickups).toEqual([])
  })

  it('keeps reserved pieces when it is closed, and returns those cancelled later', async () => {
    const { eventId, productId } = await stocked(5)
    const { order } = await ordered(eventId, productId, {}, 2)
    await accept(order.id)
    expect(await done('PATCH', `/api/admin/events/${eventId}`, { closed: true })).toMatchObject({
      pieces: { returned: 3, reserved: 2, remaining: 0 },
    })
    expect(
      await send('POST', `/api/admin/events/${eventId}/sales`, {
        body: { items: [{ product_id: productId, quantity: 1 }], method: 'cash' },
      }),
    ).toMatchObject({
      status: 409,
      body: { code: 'event_closed' },
    })
    await done('PUT', `/api/admin/orders/${order.id}/status`, { status: 'cancelled' })
    expect(await lying(eventId, productId)).toMatchObject({ reserved: 0, returned: 5, in_shop: 5 })
  })
})
