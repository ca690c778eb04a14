import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { findBrokenInvariants } from '#server/find-broken-invariants.ts'
import { stall } from '#tests/support/stall.ts'

const { collectable, db, done, given, event, bring, lying, orderAt, scan, scanOf, send, sell, stocked } = await stall()
const actors = 20
const turns = 8

it('sells the last five of an event to five of thirty buyers', async () => {
  const { eventId, productId } = await stocked(5, { stock: 50 })
  const answers = await Promise.all(Array.from({ length: 30 }, () => orderAt(eventId, productId)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
  for (const { status, body } of answers) if (status !== 201) expect(body).toMatchObject({ code: 'out_of_stock' })
  expect(await lying(eventId, productId)).toMatchObject({ reserved: 5, remaining: 0, in_shop: 45 })
  expect(await findBrokenInvariants(db)).toEqual([])
})

it('hands an order over once under ten phones at once', async () => {
  const { eventId, productId } = await stocked(5)
  const { code } = await collectable(eventId, productId)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => scan(scanOf(eventId, code, { scanned_at: new Date(Date.now() - 1000).toISOString() }))),
  )
  const results = answers.flat()
  const again = await Promise.all(results.map(({ scan_id }) => scan(scanOf(eventId, code, { scan_id }))))
  expect(again.flat().filter(({ result }) => result === 'collected')).toHaveLength(1)
  expect(again.flat().filter(({ result }) => result === 'already_collected')).toHaveLength(9)
  expect(await lying(eventId, productId)).toMatchObject({ collected: 1, reserved: 0 })
  expect(await findBrokenInvariants(db)).toEqual([])
})

it('loses no piece while twenty mix orders, pick-ups, sales, voids, moves and returns', async () => {
  const { id: eventId } = await event()
  const pieces = 40
  const products = await Promise.all([given.product({ stock: pieces }), given.product({ stock: pieces })])
  for (const { id } of products) await bring(eventId, id, 15)
  const path = `/api/admin/events/${eventId}`
  const expected = [200, 201, 409, 422]

  async function act(actor: number, turn: number): Promise<void> {
    const { id: product_id } = products[(actor + turn) % products.length] ?? { id: '' }
    const what = (actor * 7 + turn * 3) % 7
    const statuses: number[] = []
    if (what === 0)
      statuses.push((await send('POST', `${path}/inventory`, { body: { items: [{ product_id, change: turn % 2 ? 2 : -1 }] } })).status)
    if (what === 1) statuses.push((await send('POST', `${path}/returns`, { body: { items: [{ product_id, quantity: 1 }] } })).status)
    if (what === 2 || what === 3) {
      const { status, body } = await sell(eventId, { items: [{ product_id, quantity: 1 }], method: 'cash' })
      statuses.push(status)
      const { sale } = body as { sale?: { id: string } }
      if (sale && turn % 2)
        statuses.push((await send('DELETE', `${path}/sales/${sale.id}`, { body: { reason: 'Changed their mind' } })).status)
    }
    if (what === 4) {
      const items = [{ product_id, counted: 12, reason: 'missing' }]
      statuses.push((await send('POST', `${path}/counts`, { body: { items } })).status)
    }
    if (what >= 5) {
      const { status, body } = await orderAt(eventId, product_id)
      statuses.push(status)
      const { order } = body as { order?: { id: string; order_number: string } }
      if (order && what === 5) {
        await done('PUT', `/api/admin/orders/${order.id}/status`, { status: 'processing' })
        const [answer] = await scan(scanOf(eventId, order.order_number))
        expect(answer?.result).toBe('collected')
        if (turn % 3 === 0) await send('POST', `/api/admin/events/scans/${answer?.scan_id}/undo`)
      } else if (order && turn % 2) await done('PUT', `/api/admin/orders/${order.id}/status`, { status: 'cancelled' })
    }
    for (const status of statuses) expect(expected).toContain(status)
  }
  await Promise.all(
    Array.from({ length: actors }, async (_, actor) => {
      for (let turn = 0; turn < turns; turn += 1) await act(actor, turn)
    }),
  )

  for (const { id } of products) {
    const at = await lying(eventId, id)
    if (!at) throw new Error('gone')
    const level = await db.selectFrom('stock_levels').select('on_hand').where('product_id', '=', id).executeTakeFirstOrThrow()
    for (const count of [at.remaining, at.reserved, at.sold, at.collected, at.allocated, at.returned, level.on_hand])
      expect(count).toBeGreaterThanOrEqual(0)
    expect(level.on_hand + at.remaining + at.reserved + at.sold + at.collected - at.difference).toBe(pieces)
  }
  expect(await findBrokenInvariants(db)).toEqual([])
})

it('closes an event once while others sell there', async () => {
  const { eventId, productId } = await stocked(30)
  const [closing, ...sales] = await Promise.all([
    send('PATCH', `/api/admin/events/${eventId}`, { body: { closed: true } }),
    ...Array.from({ length: 20 }, () => sell(eventId, { items: [{ product_id: productId, quantity: 1 }], method: 'qr' }, newId())),
  ])
  expect(closing).toMatchObject({ status: 200 })
  for (const { status } of sales) expect([201, 409]).toContain(status)
  const sold = sales.filter(({ status }) => status === 201).length
  expect(await lying(eventId, productId)).toMatchObject({ sold, returned: 30 - sold, remaining: 0, in_shop: 30 - sold })
  expect(await findBrokenInvariants(db)).toEqual([])
})
