import { describe, expect, it, vi } from 'vitest'
import type { AdminEvent } from '#contract/admin-events.ts'
import { cashRounding, roundCash } from '#contract/rules/cash-rounding.ts'
import type { Dashboard } from '#contract/desk.ts'
import type { Figures } from '#contract/figures.ts'
import { money } from '#contract/rules/money.ts'
import type { Manifest } from '#contract/pickups.ts'
import type { EventReport, Sale } from '#contract/stall-sales.ts'
import { newId } from '#kit/ids.ts'
import { textOfPdf } from '#tests/support/read-pdf.ts'
import { stall } from '#tests/support/stall.ts'

const { bring, call, cash, db, done, event, given, lying, mails, member, ordered, origin, send, sell, signIn, sold, stocked, token } =
  await stall()

/** Figures may be ten seconds old. */
const wait = { timeout: 30_000, interval: 500 }

it.each([
  [0.01, 0],
  [0.02, 0],
  [0.03, 0.05],
  [0.04, 0.05],
  [0.05, 0.05],
  [0.06, 0.05],
  [0.07, 0.05],
  [0.08, 0.1],
  [0.09, 0.1],
  [19.9, 19.9],
  [105.47, 105.45],
])('rounds %f in cash to %f', (amount, rounded) => {
  expect(roundCash(money(amount))).toBe(rounded)
  expect(money(amount + cashRounding(money(amount)))).toBe(rounded)
})

describe('a sale at the stall', () => {
  it('is an order of the counter, once for its key, rounded in cash alone', async () => {
    const { eventId, productId } = await stocked(9, { price: 19.9 })
    const key = newId()
    const body = { items: [{ product_id: productId, quantity: 2 }], method: 'cash', received: 50 }
    const answer = await sell(eventId, body, key)
    // 39.80 plus 6 % tax is 42.19, in cash 42.20.
    expect(answer).toMatchObject({
      status: 201,
      body: {
        sale: {
          subtotal: 39.8,
          discount: 0,
          tax: 2.39,
          rounding: 0.01,
          total: 42.2,
          received: 50,
          change: 7.8,
          voided: null,
          by: 'Aigerim',
        },
      },
    })
    expect((await sell(eventId, body, key)).body).toEqual(answer.body)
    expect(await sold(eventId, productId, { method: 'qr' })).toMatchObject({ rounding: 0, total: 21.09, received: null })
    expect(await lying(eventId, productId)).toMatchObject({ sold: 3, remaining: 6 })
    const { id, receipt_number } = (answer.body as { sale: { id: string; receipt_number: string } }).sale
    expect(receipt_number).toMatch(/^UND-\d{5,}$/)
    expect(await done('GET', `/api/admin/orders/${id}`)).toMatchObject({
      channel: 'counter',
      status: 'completed',
      payment_status: 'paid',
      total: 42.2,
      rounding: 0.01,
      paid: 42.2,
      pickup: null,
    })
    expect(await sell(eventId, { ...body, received: 42 })).toMatchObject({
      status: 422,
      body: { fields: { received: expect.any(String) } },
    })
    expect(await sell(eventId, { items: [{ product_id: productId, quantity: 7 }], method: 'card' })).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock', lines: [{ line: 0, product_id: productId, available: 6 }] },
    })
  })

  it('is in revenue, figures, stock and invoices once, and in none of the sums after it was voided', async () => {
    const { eventId, productId } = await stocked(3, { price: 10, stock: 5 })
    const before = (await done<Dashboard>('GET', '/api/admin/dashboard?range=today')).stats
    const counted = async () => {
      const { stats } = await done<Dashboard>('GET', '/api/admin/dashboard?range=today')
      const { top_products } = await done<Figures>('GET', '/api/admin/analytics')
      const units = top_products.find(({ product_id }) => product_id === productId)?.units ?? 0
      const { sold, remaining, in_shop } = (await lying(eventId, productId)) ?? {}
      const [orders, revenue] = [stats.new_orders - before.new_orders, money(stats.revenue - before.revenue)]
      return { orders, revenue, units, lies: [sold, remaining, in_shop] }
    }
    const [key, body] = [newId(), { items: [{ product_id: productId, quantity: 2 }], method: 'card' }]
    const { sale } = (await sell(eventId, body, key)).body as { sale: Sale }
    await sell(eventId, body, key)
    await vi.waitFor(async () => expect(await counted()).toEqual({ orders: 1, revenue: 21.2, units: 2, lies: [2, 1, 2] }), wait)
    const invoice = await fetch(`${origin}/api/orders/${sale.id}/invoice.pdf`, { headers: { authorization: `Bearer ${token}` } })
    expect([invoice.status, invoice.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(await textOfPdf(new Uint8Array(await invoice.arrayBuffer()))).toContain(sale.receipt_number)
    await done('DELETE', `/api/admin/events/${eventId}/sales/${sale.id}`, { reason: 'Wrong size' })
    await vi.waitFor(async () => expect(await counted()).toMatchObject({ revenue: 0, units: 0, lies: [0, 3, 2] }), wait)
  })

  it('has the price of a member, and no first-purchase discount', async () => {
    const { id: eventId } = await event()
    const { id: productId } = await given.product({ price: 40, member_price: 30, stock: 5 })
    await bring(eventId, productId, 5)
    const { email } = await given.account({ isMember: true })
    await db.updateTable('users').set({ email_verified: true }).where('email', '=', email).execute()
    await db.updateTable('profiles').set({ is_member: true }).where('email', '=', email).execute()
    expect(await sold(eventId, productId, { member_email: email, method: 'card' })).toMatchObject({
      subtotal: 30,
      discount: 0,
      is_member: true,
    })
    expect(
      await sell(eventId, { items: [{ product_id: productId, quantity: 1 }], method: 'cash', member_email: 'nobody@example.com' }),
    ).toMatchObject({ status: 422 })
  })

  it('mails its receipt', async () => {
    const { eventId, productId } = await stocked(2)
    const sale = await sold(eventId, productId, { email: 'buyer@example.com' })
    const mail = await mails.titled('buyer@example.com', 'receipt')
    expect(mail.subject).toContain(sale.receipt_number)
  })

  it('is voided by an admin with a reason: it stays, its money and pieces go back', async () => {
    const { eventId, productId } = await stocked(3)
    const sale = await sold(eventId, productId)
    const path = `/api/admin/events/${eventId}/sales/${sale.id}`
    await member('till@example.com')
    await db.updateTable('profiles').set({ role: 'staff' }).where('email', '=', 'till@example.com').execute()
    const asStaff = await signIn('till@example.com')
    expect(await send('DELETE', path, { body: { reason: 'Wrong size' }, as: asStaff })).toMatchObject({ status: 403 })
    expect(await send('DELETE', path, { body: {} })).toMatchObject({ status: 422 })
    expect(await send('DELETE', path, { body: { reason: 'Wrong size' } })).toMatchObject({
      status: 200,
      body: { sale: { voided: { reason: 'Wrong size', by: 'Aigerim' } } },
    })
    expect(await send('DELETE', path, { body: { reason: 'Again' } })).toMatchObject({ status: 409, body: { code: 'already_voided' } })
    expect(await lying(eventId, productId)).toMatchObject({ sold: 0, remaining: 3 })
    expect(await done('GET', `/api/admin/events/${eventId}/sales`)).toMatchObject({ total: 1, totals: { sales: 0, total: 0, voided: 1 } })
  })

  it('counts though its phone had no network until the event was closed, and later sales do not', async () => {
    const { eventId, productId } = await stocked(3)
    const before = new Date().toISOString()
    await done('PATCH', `/api/admin/events/${eventId}`, { closed: true })
    expect(await lying(eventId, productId)).toMatchObject({ returned: 3, remaining: 0, in_shop: 3 })
    expect(await sold(eventId, productId, { sold_at: before })).toMatchObject({ sold_at: before })
    expect(await lying(eventId, productId)).toMatchObject({ returned: 2, sold: 1, in_shop: 2 })
    expect(await sell(eventId, { items: [{ product_id: productId, quantity: 1 }], method: 'cash' })).toMatchObject({
      status: 409,
      body: { code: 'event_closed' },
    })
  })
})

describe('the pieces of an event', () => {
  it('come from the shop and go back, with rows in both ledgers', async () => {
    const { eventId, productId } = await stocked(6, { stock: 10 })
    const path = `/api/admin/events/${eventId}`
    expect(await send('POST', `${path}/inventory`, { body: { items: [{ product_id: productId, change: 5 }] } })).toMatchObject({
      status: 409,
      body: {
        error: expect.stringContaining('that many in stock'),
        code: 'out_of_stock',
        lines: [{ line: 0, product_id: productId, available: 4 }],
      },
    })
    await done('POST', `${path}/inventory`, { items: [{ product_id: productId, change: -1 }] })
    await done('POST', `${path}/returns`, { items: [{ product_id: productId, quantity: 2 }], note: 'Box 3' })
    expect(await lying(eventId, productId)).toMatchObject({ allocated: 5, returned: 2, remaining: 3, in_shop: 7 })
    await sold(eventId, productId)
    expect(
      await send('POST', `${path}/counts`, { body: { items: [{ product_id: productId, counted: 1, reason: 'missing' }] } }),
    ).toMatchObject({ status: 201 })
    expect(await lying(eventId, productId)).toMatchObject({ allocated: 4, difference: -1, remaining: 1 })
    const { ledger } = await done<{ ledger: object[] }>('GET', `${path}/stock-ledger`)
    expect(ledger).toMatchObject([
      { reason: 'counted', on_hand_change: -1 },
      { reason: 'sold', on_hand_change: -1, order_number: expect.stringMatching(/^UND/) },
      { reason: 'returned', on_hand_change: -2, note: 'Box 3', by: 'Aigerim' },
      { reason: 'brought', on_hand_change: -1 },
      { reason: 'brought', on_hand_change: 6 },
    ])
    const shop = await done<{ ledger: object[] }>('GET', `/api/admin/products/${productId}/stock-ledger`)
    expect(shop.ledger).toMatchObject([
      { reason: 'from_event', on_hand_change: 2, event_id: eventId },
      { reason: 'from_event', on_hand_change: 1 },
      { reason: 'to_event', on_hand_change: -6 },
      { reason: 'opening', on_hand_change: 10 },
    ])
    await ordered(eventId, productId)
    expect(
      await send('POST', `${path}/counts`, { body: { items: [{ product_id: productId, counted: 0, reason: 'missing' }] } }),
    ).toMatchObject({
      status: 409,
      body: { code: 'below_reserved', reserved: 1 },
    })
  })

  it('settles in a report, on screen and as a file', async () => {
    const { eventId, productId } = await stocked(9, { price: 10 })
    await sold(eventId, productId)
    await sold(eventId, productId, { method: 'qr' })
    await ordered(eventId, productId, {}, 2)
    await send('POST', `/api/admin/events/${eventId}/counts`, {
      body: { items: [{ product_id: productId, counted: 6, reason: 'damaged', note: 'Rain' }] },
    })
    const report = await done<EventReport>('GET', `/api/admin/events/${eventId}/report`)
    expect(report).toMatchObject({
      totals: { sales: 2, units: 2, total: 21.2 },
      by_product: [{ product_id: productId, units: 2, total: 20 }],
      by_method: [
        { method: 'cash', sales: 1, total: 10.6 },
        { method: 'qr', sales: 1, total: 10.6 },
      ],
      by_member: [{ is_member: false, sales: 2 }],
      pickups: { collected: 0, open: 1 },
      not_collected: [{ product_id: productId, quantity: 2 }],
      differences: [{ quantity: -1, reason: 'damaged', note: 'Rain' }],
      cash: { expected: 10.6 },
    })
    expect(report.by_hour).toHaveLength(1)
    const file = await fetchText(`/api/admin/events/${eventId}/report.csv`)
    expect(file.slice(0, 1)).toBe('\uFEFF')
    expect(file).toContain('Damaged: Rain')
  })

  it('follows refunds made on the order’s own page, and uses the reader’s language', async () => {
    const { eventId, productId } = await stocked(9, { price: 10 })
    const [whole, part] = [await sold(eventId, productId), await sold(eventId, productId, { method: 'qr' })]
    await done('POST', `/api/admin/orders/${whole.id}/refunds`, { amount: whole.total, note: 'Torn' })
    await done('POST', `/api/admin/orders/${part.id}/refunds`, { amount: 5.3, note: 'A stain' })
    const { order } = await ordered(eventId, productId, { payment_method_id: cash })
    await done('POST', `/api/admin/orders/${order.id}/payments`, { method: 'cash' })
    await done('POST', `/api/admin/orders/${order.id}/refunds`, { amount: 0.6, note: 'Kindness' })
    await db.insertInto('product_translations').values({ product_id: productId, language: 'ru', name: 'Кружка', description: '' }).execute()
    const report = await done<EventReport>('GET', `/api/admin/events/${eventId}/report?lang=ru`)
    expect(report).toMatchObject({
      totals: { sales: 2, units: 2, total: 5.3, refunded: 16.5, pickup_payments: 10 },
      by_product: [{ product_id: productId, name: 'Кружка', units: 2, total: 5 }],
      by_method: [
        { method: 'cash', sales: 1, total: 0, pickup_payments: 10 },
        { method: 'qr', sales: 1, total: 5.3 },
      ],
      by_member: [{ is_member: false, sales: 2, total: 5.3 }],
      by_hour: [{ units: 2, total: 5.3 }],
      not_collected: [{ name: 'Кружка', quantity: 1 }],
      cash: { expected: 10, sales: 0, pickups: 10 },
    })
    const { sales } = await done<{ sales: Sale[] }>('GET', `/api/admin/events/${eventId}/sales?lang=ru`)
    expect(sales.map(({ items }) => items[0]?.name)).toEqual(['Кружка', 'Кружка'])
    const { orders } = await done<Manifest>('GET', `/api/admin/events/${eventId}/manifest?lang=ru`)
    expect(orders).toMatchObject([{ items: [{ name: 'Кружка' }] }])
  })
})

it('is written, published, changed once at a time, and deleted while nobody saw it', async () => {
  const draft = await event({ status: 'draft', translations: { ru: { title: 'Ярмарка', summary: '', description: '' } } })
  expect(draft).toMatchObject({ status: 'draft', translations: { ru: { title: 'Ярмарка', venue: '' } } })
  const path = `/api/admin/events/${draft.id}`
  const { title, address, starts_at, ends_at } = draft
  expect(await send('POST', '/api/admin/events', { body: { title, address, starts_at, ends_at } })).toMatchObject({
    status: 422,
    body: { fields: { venue: 'This field is required' } },
  })
  expect(await call('GET', `/api/events/${draft.id}`)).toMatchObject({ status: 404 })
  expect(await send('PATCH', path, { body: { ends_at: draft.starts_at } })).toMatchObject({
    status: 422,
    body: { fields: { ends_at: expect.any(String) } },
  })
  expect(await send('PATCH', path, { body: { time_zone: 'Mars/Olympus' } })).toMatchObject({ status: 422 })
  const published = await done<AdminEvent>('PATCH', path, { status: 'published', expected_updated_at: draft.updated_at })
  expect(published).toMatchObject({ status: 'published' })
  expect(await send('PATCH', path, { body: { title: 'Mine', expected_updated_at: draft.updated_at } })).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile' },
  })
  const { id: productId } = await given.product({ stock: 1 })
  const brought = await done<AdminEvent>('PATCH', path, { product_ids: [productId], expected_updated_at: published.updated_at })
  const translated = await done<AdminEvent>('PATCH', path, { translations: { kk: { title: 'Жәрмеңке' } } })
  expect(translated.product_ids).toEqual([productId])
  expect(translated.translations.kk?.title).toBe('Жәрмеңке')
  expect(await send('PATCH', path, { body: { product_ids: [], expected_updated_at: brought.updated_at } })).toMatchObject({ status: 409 })
  expect(await call('GET', `/api/events/${draft.id}`)).toMatchObject({ status: 200, body: { title: 'Fair' } })
  expect(await send('DELETE', path)).toMatchObject({ status: 409, body: { code: 'event_in_use' } })
  const other = await event({ status: 'draft' })
  expect(await send('DELETE', `/api/admin/events/${other.id}`)).toMatchObject({ status: 204 })
})

async function fetchText(path: string): Promise<string> {
  const answer = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } })
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer())
}
