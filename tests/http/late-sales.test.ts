import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { EventInventory } from '#contract/event-stock.ts'
import type { EventReport, Sale } from '#contract/stall-sales.ts'
import { roundCash } from '#contract/rules/cash-rounding.ts'
import { add, money, share, times } from '#contract/rules/money.ts'
import { newId } from '#kit/ids.ts'
import { stall } from '#tests/support/stall.ts'

const { db, done, lying, send, stocked } = await stall()
const hourMs = 3_600_000
const ago = (ms: number) => new Date(Date.now() - ms).toISOString()
const pricesOf = async (eventId: string) => done<EventInventory>('GET', `/api/admin/events/${eventId}/inventory`)
const reprice = (productId: string, price: number) =>
  db
    .updateTable('products')
    .set({ price: money(price) })
    .where('id', '=', productId)
    .execute()
const report = (eventId: string) => done<EventReport>('GET', `/api/admin/events/${eventId}/report`)

async function sell(eventId: string, productId: string, fields: object, key = newId()) {
  const body = { items: [{ product_id: productId, quantity: 1 }], method: 'cash', ...fields }
  const answer = await send('POST', `/api/admin/events/${eventId}/sales`, { body, key })
  return { status: answer.status, body: answer.body, sale: answer.body['sale'] as Sale }
}

it('is recorded as it was made, though its price rose since, and the report has the difference', async () => {
  const { eventId, productId } = await stocked(5, { price: 59.9 })
  const { price_list } = await pricesOf(eventId)
  await reprice(productId, 63.9)
  const sold_at = ago(hourMs)
  const { status, sale } = await sell(eventId, productId, { received: 63.5, sold_at, price_list })
  expect({ status, sale }).toMatchObject({
    status: 201,
    sale: { total: 63.5, received: 63.5, change: 0, sold_at, items: [{ unit_price: 59.9 }] },
  })
  expect(await report(eventId)).toMatchObject({
    totals: { total: 63.5 },
    price_differences: [{ receipt_number: sale.receipt_number, total: 63.5, current_total: 67.75, difference: -4.25 }],
    cash: { expected: 63.5 },
  })
  const { rows } = await db
    .selectFrom('orders')
    .select('placed_at')
    .where('id', '=', sale.id)
    .execute()
    .then((rows) => ({ rows }))
  expect(rows[0]?.placed_at.toISOString()).toBe(sold_at)
  const file = await send('GET', `/api/admin/events/${eventId}/report.csv?lang=ru`)
  expect(file.status).toBe(200)
  expect(file.headers.get('content-disposition')).toMatch(/filename="event-report-\d{4}-\d\d-\d\d\.csv"/)
})

it('accepts only prices that the shop gave to the stall', async () => {
  const [{ eventId, productId }, other] = [await stocked(5, { price: 40 }), await stocked(5, { price: 1 })]
  const { price_list: foreign } = await pricesOf(other.eventId)
  for (const price_list of [foreign, newId(), undefined])
    expect((await sell(eventId, productId, { price_list })).sale).toMatchObject({ subtotal: 40 })
  expect((await sell(eventId, productId, { unit_price: 1 })).status).toBe(422)
  expect(await report(eventId)).toMatchObject({ price_differences: [] })
})

it('uses the shop’s clock, and a repeat may be sent at another time', async () => {
  const { eventId, productId } = await stocked(5)
  const key = newId()
  // The phone's clock is two hours slow; it sold ten minutes ago.
  const wrong = (ms: number) => ago(ms + 2 * hourMs)
  const made = { sold_at: wrong(600_000) }
  const first = await sell(eventId, productId, { ...made, sent_at: wrong(0) }, key)
  expect(Math.abs(Date.parse(first.sale.sold_at) - (Date.now() - 600_000))).toBeLessThan(30_000)
  expect((await sell(eventId, productId, { ...made, sent_at: wrong(-5_000) }, key)).body).toEqual(first.body)
  expect((await sell(eventId, productId, { ...made, received: 100, sent_at: wrong(0) }, key)).status).toBe(422)
})

it('is accepted after the event was closed or cancelled, when the goods are off sale, the pieces gone and the membership ended', async () => {
  const { eventId, productId } = await stocked(1, { price: 40 })
  const { price_list } = await pricesOf(eventId)
  await db.updateTable('products').set({ status: 'archived' }).where('id', '=', productId).execute()
  await done('PATCH', `/api/admin/events/${eventId}`, { closed: true })
  const late = { price_list, sold_at: ago(120_000), received: 42.4 }
  expect((await sell(eventId, productId, { price_list })).body).toMatchObject({ code: 'event_closed' })
  for (const fields of [{}, { received: 1 }, { member_email: 'nobody@example.com' }])
    expect(await sell(eventId, productId, { ...late, ...fields })).toMatchObject({ status: 201, sale: { total: 42.4 } })
  await done('PATCH', `/api/admin/events/${eventId}`, { status: 'cancelled' })
  expect((await sell(eventId, productId, late)).status).toBe(201)
  expect(await lying(eventId, productId)).toMatchObject({ sold: 4, remaining: 0, difference: 3 })
  expect((await report(eventId)).differences).toHaveLength(3)
})

it('records the sum that the phone took, despite other prices and tax', async () => {
  const { eventId, productId } = await stocked(200, { price: 1 })
  const price = fc.integer({ min: 0, max: 50_000 }).map((sen) => money(sen / 100))
  await fc.assert(
    fc.asyncProperty(price, price, fc.integer({ min: 1, max: 3 }), fc.constantFrom('cash', 'qr'), async (then, now, quantity, method) => {
      await reprice(productId, then)
      const { price_list, tax_rate } = await pricesOf(eventId)
      const goods = times(then, quantity)
      const total = add(goods, share(goods, tax_rate))
      const toPay = method === 'cash' ? roundCash(total) : total
      await reprice(productId, now)
      const items = [{ product_id: productId, quantity }]
      const { status, sale } = await sell(eventId, productId, { items, method, received: toPay, sold_at: ago(hourMs), price_list })
      expect({ status, total: sale.total, change: sale.change }).toEqual({ status: 201, total: toPay, change: 0 })
    }),
    { numRuns: 25 },
  )
})
