import fc from 'fast-check'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { sql } from 'kysely'
import type { Manifest } from '#contract/pickups.ts'
import { newId } from '#kit/ids.ts'
import { findBrokenInvariants } from '#server/find-broken-invariants.ts'
import { stall } from '#tests/support/stall.ts'

const { collectable, db, done, event, ordered, origin, scan, scanOf, stocked, token } = await stall()

/** Phones that were offline. Each scanned some orders at some minute and sends the scans in batches, some of them twice. */
const offline = fc.record({
  scans: fc.array(fc.record({ phone: fc.nat(2), order: fc.nat(2), minute: fc.nat(20) }), { minLength: 2, maxLength: 9 }),
  order: fc.array(fc.nat(), { minLength: 9, maxLength: 9 }),
  batch: fc.integer({ min: 1, max: 4 }),
  isRepeated: fc.boolean(),
})

it('hands each order over to the earliest scan, whatever batches come in whatever order', { timeout: 400_000 }, async () => {
  // Each run takes three pieces, and so does each shrinking run.
  const { eventId, productId } = await stocked(3000)
  await fc.assert(
    fc.asyncProperty(offline, async ({ scans, order, batch, isRepeated }) => {
      const orders = [await collectable(eventId, productId), await collectable(eventId, productId), await collectable(eventId, productId)]
      const began = Date.now() - 3_600_000
      const made = scans.map(({ phone, order: index, minute }) => {
        const at = new Date(began + minute * 60_000).toISOString()
        return scanOf(eventId, orders[index]?.code ?? '', { scan_id: newId(), scanned_at: at, device: `phone ${phone}` })
      })
      const sent = made.map((one, index) => ({ one, place: order[index] ?? 0 })).toSorted((a, b) => a.place - b.place)
      for (let from = 0; from < sent.length; from += batch) {
        const some = sent.slice(from, from + batch).map(({ one }) => one)
        await scan(...some)
        if (isRepeated) await scan(...some)
      }
      const answers = await scan(...made)
      for (const { code, order: placed } of orders) {
        const own = made.flatMap((one, index) => (one.code === code ? [{ one, answer: answers[index] }] : []))
        // Among scans of the same minute, the first one answered counts.
        const [first] = sent.filter(({ one }) => one.code === code).toSorted((a, b) => a.one.scanned_at.localeCompare(b.one.scanned_at))
        for (const { one, answer } of own) {
          expect(answer).toMatchObject({
            result: one === first?.one ? 'collected' : 'already_collected',
            collected_at: first?.one.scanned_at,
            order: { id: placed.id, state: 'collected' },
          })
        }
      }
    }),
    { numRuns: 12 },
  )
  expect(await findBrokenInvariants(db)).toEqual([])
})

it('sends a phone 5,000 orders in less than a megabyte', async () => {
  const { eventId, productId } = await stocked(5)
  const { order } = await ordered(eventId, productId)
  const { id: other } = await event()
  await sql`
    insert into orders (id, order_number, status, payment_status, channel, language, contact_name, email, phone, delivery, shipping_address, shipping_zone, subtotal,
      discount, shipping, tax, total, tax_rate, payment_method, event_id, placed_at, expires_at)
    select uuidv7(), 'UND-9' || lpad(n::text, 6, '0'), 'pending', 'unpaid', 'web', 'en', 'Person ' || n, 'n@example.com', '0123456', 'pickup', shipping_address, shipping_zone,
      subtotal, discount, shipping, tax, total, tax_rate, payment_method, ${other}::uuid, placed_at, expires_at
    from orders, generate_series(1, 5000) n where id = ${order.id}::uuid`.execute(db)
  await sql`
    insert into order_items (id, order_id, position, product_id, sku, name, quantity, unit_price, line_total, is_pre_order)
    select uuidv7(), o.id, p, i.product_id, i.sku, i.name || ' ' || (random() * 40)::int, i.quantity, i.unit_price, i.line_total, false
    from orders o cross join generate_series(0, 1) p cross join (select * from order_items where order_id = ${order.id}::uuid) i where o.event_id = ${other}::uuid`.execute(
    db,
  )
  const whole = await done<Manifest>('GET', `/api/admin/events/${other}/manifest`)
  expect(whole.orders).toHaveLength(5000)
  expect(gzipSync(JSON.stringify(whole)).length).toBeLessThan(1_000_000)
  const asked = await fetch(`${origin}/api/admin/events/${other}/manifest`, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' },
  })
  expect(asked.headers.get('content-encoding')).toBe('gzip')
  expect(await asked.json()).toMatchObject({ orders: whole.orders })
  await sql`delete from orders where event_id = ${other}::uuid`.execute(db)
})
