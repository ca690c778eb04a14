import { expect, it } from 'vitest'
import { migrate, readMigrations } from '#kit/database/migrations.ts'
import { testDatabase } from '#tests/support/database.ts'
import { findBrokenInvariants } from './find-broken-invariants.ts'

const { db, pool, url } = await testDatabase({ isBare: true })
const total = 55.7

/** Inserts an order as earlier versions stored it: `refunded` was reset to zero when the order waited for money again. */
async function before(
  number: number,
  { payment, refunded = 0, returned = [] }: { payment: string; refunded?: number; returned?: number[] },
) {
  const id = crypto.randomUUID()
  const isPaid = payment === 'paid' || payment === 'refunded'
  await pool.query(
    `insert into orders (id, order_number, status, payment_status, paid_through, refunded, language, contact_name, email, phone, shipping_address, shipping_zone,
      subtotal, discount, shipping, tax, total, tax_rate, payment_method, placed_at)
    values ($1, $2, $3, $4, $5, $6, 'en', 'Dana', 'dana@example.com', '+60 12 345 6789', '{}', 'malaysia_peninsular', 45, 0, 8, 2.7, $7, 0.06, '{}', now())`,
    [id, `UND-${number}`, isPaid ? 'processing' : 'cancelled', payment, isPaid ? 'staff' : null, refunded, total],
  )
  await pool.query(
    `insert into order_items (id, order_id, position, product_id, sku, name, quantity, unit_price, line_total, is_pre_order)
    values (gen_random_uuid(), $1, 0, gen_random_uuid(), 'T', 'Tee', 1, 45, 45, true)`,
    [id],
  )
  for (const [kind, status] of [
    ['placed', 'pending'],
    ['status', isPaid ? 'processing' : 'cancelled'],
  ])
    await pool.query(
      `insert into order_history (id, order_id, kind, status, created_at) values (gen_random_uuid(), $1, $2, $3, now() + $4::interval)`,
      [id, kind, status, kind === 'placed' ? '0' : '1 second'],
    )
  for (const [index, amount] of returned.entries())
    await pool.query(
      `insert into refunds (id, order_id, provider, status, amount, request_key, created_at) values (gen_random_uuid(), $1, 'staff', 'done', $2, $3, now())`,
      [id, amount, String(index)],
    )
}

it('counts refunds again that earlier versions forgot, leaves the revenue as it was, and shows staff where too much was refunded', async () => {
  const migrations = readMigrations()
  await migrate({ url, migrations: migrations.filter(({ name }) => name < '0051') })
  await before(10001, { payment: 'paid' })
  await before(10002, { payment: 'paid', refunded: 20, returned: [20] })
  await before(10003, { payment: 'refunded', refunded: total, returned: [total] })
  await before(10004, { payment: 'unpaid' })
  await before(10005, { payment: 'unpaid', returned: [total] })
  await before(10006, { payment: 'paid', refunded: 50, returned: [50, 50] })
  await before(10007, { payment: 'refunded', refunded: total })
  const revenue = async () => (await pool.query(`select sum(amount) as amount from order_revenue`)).rows
  const earlier = await revenue()

  await migrate({ url, migrations })
  const { rows } = await pool.query(`select order_number, paid::float, refunded::float from orders order by order_number`)
  expect(rows.map(({ paid, refunded }) => [paid, refunded])).toEqual([
    [total, 0],
    [total, 20],
    [total, total],
    [0, 0],
    [total, total],
    [105.7, 100],
    [total, total],
  ])
  expect(await revenue()).toEqual(earlier)
  expect(await findBrokenInvariants(db)).toEqual([])
  const { rows: notes } = await pool.query(`select note from order_history where kind = 'note'`)
  expect(notes).toEqual([{ note: expect.stringContaining('RM 100.00 went back of this order, more than its total of RM 55.70') }])
})
