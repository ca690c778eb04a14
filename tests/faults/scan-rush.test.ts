import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { stall } from '#tests/support/stall.ts'

const { collectable, db, lying, scan, scanOf, stocked } = await stall()
const orders = 2000
const phones = 20
const atOnce = 5
const mostMs = 600_000

it('takes 2,000 scans from twenty phones within ten minutes', { timeout: mostMs + 120_000 }, async () => {
  const { eventId, productId } = await stocked(orders + 1)
  const { order } = await collectable(eventId, productId)
  await sql`
    with placed as (
      insert into orders (id, order_number, status, payment_status, channel, language, contact_name, email, phone, delivery, shipping_address, shipping_zone, subtotal,
        discount, shipping, tax, total, paid, paid_through, tax_rate, payment_method, event_id, placed_at)
      select uuidv7(), 'UND-9' || lpad(n::text, 6, '0'), status, payment_status, channel, language, contact_name, email, phone, delivery, shipping_address, shipping_zone,
        subtotal, discount, shipping, tax, total, paid, paid_through, tax_rate, payment_method, event_id, placed_at
      from orders, generate_series(1, ${orders}) n where id = ${order.id}::uuid returning id
    ), noted as (
      insert into order_history (id, order_id, kind, status, payment_status, paid_change, created_at)
      select uuidv7(), p.id, h.kind, h.status, h.payment_status, h.paid_change, h.created_at from placed p, order_history h where h.order_id = ${order.id}::uuid
    ), items as (
      insert into order_items (id, order_id, position, product_id, stock_level_id, sku, name, quantity, unit_price, line_total, is_pre_order)
      select uuidv7(), p.id, 0, i.product_id, i.stock_level_id, i.sku, i.name, 1, i.unit_price, i.line_total, false
      from placed p, order_items i where i.order_id = ${order.id}::uuid
    ), held as (
      update event_stock set reserved = reserved + ${orders} where event_id = ${eventId}::uuid returning id
    )
    insert into event_stock_ledger (id, event_stock_id, on_hand_change, reserved_change, reason, created_at) select uuidv7(), id, 0, ${orders}, 'order_placed', now() from held`.execute(
    db,
  )
  const began = performance.now()
  await Promise.all(
    Array.from({ length: phones }, async (_, phone) => {
      for (let first = phone + 1; first <= orders; first += phones * atOnce) {
        const numbers = Array.from({ length: atOnce }, (_one, step) => first + step * phones).filter((number) => number <= orders)
        const results = await scan(
          ...numbers.map((number) => scanOf(eventId, `UND-9${String(number).padStart(6, '0')}`, { device: `phone ${phone}` })),
        )
        for (const { result } of results) expect(result).toBe('collected')
      }
    }),
  )
  const tookMs = performance.now() - began
  expect(tookMs).toBeLessThan(mostMs)
  expect(await lying(eventId, productId)).toMatchObject({ collected: orders, reserved: 1, remaining: 0 })
  process.stdout.write(`2,000 scans took ${Math.round(tookMs / 1000)} s\n`)
})
