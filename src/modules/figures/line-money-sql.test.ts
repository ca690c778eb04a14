import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { moneyOfLines } from '#contract/rules/line-money.ts'
import { add, fromSen, money, share, toSen } from '#contract/rules/money.ts'
import { newId } from '#kit/ids.ts'
import { returnedAfter } from '#modules/orders/change/returned-goods.ts'
import { testDatabase } from '#tests/support/database.ts'
import { given } from '#tests/support/given.ts'
import { lineMoney } from '#modules/orders/index.ts'
import { orderCells } from './raw-orders.ts'

const { db } = await testDatabase({ poolSize: 2 })
const give = given(db)
const products = [await give.product({ name: 'Mug' }), await give.product({ name: 'Tee' }), await give.product({ name: 'Bag' })]
const placedAt = new Date('2026-01-02T04:00:00Z')
const anOrder = fc.record({
  lines: fc.array(fc.record({ product: fc.nat(2), sen: fc.oneof(fc.nat(5), fc.nat(90_000)), quantity: fc.integer({ min: 1, max: 9 }) }), {
    minLength: 1,
    maxLength: 7,
  }),
  discount: fc.double({ min: 0, max: 1, noNaN: true }),
  refund: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true })),
})
type Asked = typeof anOrder extends fc.Arbitrary<infer Order> ? Order : never
let numbered = 20_000

it('agrees in SQL with the rule, for random orders with discounts and refunds', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anOrder, { minLength: 1, maxLength: 8 }), async (orders) => {
      await db.deleteFrom('orders').execute()
      const made: Awaited<ReturnType<typeof write>> = []
      for (const order of orders) made.push(...(await write(order)))
      const { rows } = await lineMoney(
        sql`(select id, (subtotal * 100)::bigint as subtotal, ((subtotal - discount) * 100)::bigint as net from orders)`,
      ).execute(db)
      const computed = rows.map(({ order_id, product_id, quantity, net, returned }) =>
        [order_id, product_id, quantity, net, returned].join(),
      )
      expect(computed.toSorted()).toEqual(
        made.map((line) => [line.order, line.product, line.quantity, line.net, line.returned].join()).toSorted(),
      )

      const cells = await orderCells({ start: new Date('2026-01-01T16:00:00Z'), end: new Date('2026-01-02T16:00:00Z') }).execute(db)
      const brought = (product: string) =>
        made.filter((line) => line.product === product && line.isPaid).reduce((sum, { net, returned }) => sum + net - returned, 0)
      for (const cell of cells.rows.filter(({ report }) => report === 'product')) expect(cell.n3).toBe(brought(cell.key))
    }),
    { numRuns: 12 },
  )
})

async function write({ lines, discount: part, refund }: Asked) {
  const [id, ids] = [newId(), lines.map(() => newId())]
  const items = lines.map(({ sen, quantity }, at) => ({ id: ids[at] ?? '', line_total: fromSen(sen * quantity), returned: 0 }))
  const subtotal = add(...items.map(({ line_total }) => line_total))
  const discount = share(subtotal, part)
  const goods = money(subtotal - discount)
  const tax = share(goods, 0.06)
  const total = add(goods, tax, money(8))
  const refunded = share(total, refund)
  const order = { subtotal, discount, tax, shipping: 8, total }
  const returned = returnedAfter(items, { order, returned: refunded, moved: { amount: refunded, goods: undefined } })
  const payment_status = refunded === total ? 'refunded' : 'paid'
  numbered += 1
  await db
    .insertInto('orders')
    .values({
      id,
      order_number: `UND-${numbered}`,
      status: 'completed',
      payment_status,
      paid_through: 'staff',
      language: 'en',
      contact_name: 'Somebody',
      email: 'somebody@example.com',
      phone: '+60123456789',
      shipping_address: JSON.stringify({ country: 'MY' }),
      shipping_zone: 'my',
      ...order,
      tax_rate: 0.06,
      payment_method: JSON.stringify({}),
      paid: total,
      refunded,
      placed_at: placedAt,
    })
    .execute()
  const rows = lines.map(({ product, sen, quantity }, position) => ({
    id: ids[position] ?? '',
    order_id: id,
    position,
    product_id: products[product]?.id ?? '',
    sku: 'T',
    name: 'Thing',
    quantity,
    unit_price: fromSen(sen),
    line_total: fromSen(sen * quantity),
    returned: returned[position] ?? 0,
    is_pre_order: false,
  }))
  await db.insertInto('order_items').values(rows).execute()
  const nets = moneyOfLines(items, order).map(({ net }) => toSen(net))
  return rows.map((row, at) => ({
    order: id,
    product: row.product_id,
    quantity: row.quantity,
    net: nets[at] ?? 0,
    returned: toSen(returned[at] ?? fromSen(0)),
    isPaid: payment_status === 'paid',
  }))
}
