import { beforeAll, expect, it } from 'vitest'
import { orderOf } from '#tests/support/given.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { modules } from '#server/modules.ts'
import type { DashboardRange } from '#contract/rules/waiting-lists.ts'
import { findThings } from './find-things.ts'
import { showDashboard } from './show-dashboard.ts'

/** Saturday, 21 March, noon in Kuala Lumpur. */
const shop = await testShop()
const { given, place, ask } = shop
const method = await given.paymentMethod()
const staff = await given.account({ role: 'staff' })
const pendingCounts = Object.assign({}, ...modules.map((module) => module.pendingCounts))
const searches = Object.assign({}, ...modules.map((module) => module.searches))
const mug = await given.product({ name: 'Aport mug', price: 100, stock: 50 })
const hourMs = 3_600_000
let numbers: string[] = []

const read = (range: DashboardRange) => showDashboard(shop.ctxOf({ actor: staff }), { range, pendingCounts })
const find = (q: string) => findThings(shop.ctxOf({ actor: staff }), { q, searches })

/** Orders paid a week and two hours ago, a week ago in the evening, and yesterday, and one of today that waits for payment. */
beforeAll(async () => {
  const placed = []
  const ends = [-7 * 24 - 2, -7 * 24 + 8, -24, 0]
  let at = 0
  for (const end of ends) {
    shop.clock.advance((end - at) * hourMs)
    at = end
    const { body } = await place(orderOf(method, [{ product_id: mug.id, quantity: 1 }]))
    if (end !== 0) await ask('PUT', `/admin/orders/${body.order.id}/payment`, { decision: 'accept' }, { actor: staff })
    placed.push(body.order)
  }
  numbers = placed.map(({ order_number }) => order_number)
  const [first] = placed
  await shop.db
    .updateTable('orders')
    .set({ tracking_number: 'EE123456789MY', phone: '012-987 6543' })
    .where('id', '=', first?.id ?? '')
    .execute()
})

it('compares the week with the week before, as far as this one has come', async () => {
  const { stats, previous, by_day, previous_by_day, from, to } = await read('week')
  expect([from, to]).toEqual(['2026-03-15T16:00:00.000Z', '2026-03-21T04:00:00.000Z'])
  expect(stats).toEqual({ total_products: 1, in_stock: 1, new_orders: 2, pending: 1, in_production: 1, completed: 0, revenue: total })
  expect(previous).toMatchObject({ new_orders: 1, in_production: 1, revenue: total, in_stock: null })
  expect(by_day.map(({ day }) => day)).toEqual(['2026-03-16', '2026-03-17', '2026-03-18', '2026-03-19', '2026-03-20', '2026-03-21'])
  expect(by_day.slice(-2)).toEqual([
    { day: '2026-03-20', orders: 1, revenue: total },
    { day: '2026-03-21', orders: 1, revenue: 0 },
  ])
  expect(previous_by_day).toHaveLength(7)
  expect(previous_by_day[5]).toEqual({ day: '2026-03-14', orders: 2, revenue: 2 * total })
})

it('has nothing before all time, and begins with the first order', async () => {
  const { stats, previous, by_day } = await read('all')
  expect(stats).toMatchObject({ new_orders: 4, revenue: 3 * total })
  expect(previous).toBeNull()
  expect(by_day[0]?.day).toBe('2026-03-14')
})

it('shows pending work with its address, also of modules without any yet', async () => {
  const before = await read('today')
  expect(before.attention).toMatchObject({
    ready_to_ship: { count: 3, href: '/admin/orders?ready=true' },
    proofs_waiting: { count: 0, href: '/admin/proofs' },
    low_stock: { count: 0 },
    overdue_items: { count: 0, href: '/admin/production-queue?overdue=true' },
    partner_applications: { count: 0, href: '/admin/partners?status=applied' },
  })
  await shop.db
    .updateTable('stock_levels')
    .set({ on_hand: (eb) => eb('reserved', '+', 3) })
    .where('product_id', '=', mug.id)
    .execute()
  const low = await read('today')
  expect(low.attention.low_stock.count).toBe(1)
  expect(low.running_low).toMatchObject([{ name: 'Aport mug', available: 3 }])
  await shop.db
    .updateTable('stock_levels')
    .set({ on_hand: (eb) => eb.ref('reserved') })
    .where('product_id', '=', mug.id)
    .execute()
  const gone = await read('today')
  expect([gone.attention.low_stock.count, gone.attention.out_of_stock.count, gone.stats.in_stock]).toEqual([0, 1, 0])
  await shop.db.updateTable('stock_levels').set({ on_hand: 50 }).where('product_id', '=', mug.id).execute()
  expect((await read('today')).attention.out_of_stock.count).toBe(0)
})

it('lists the newest orders first', async () => {
  expect((await read('today')).recent_orders.map(({ order_number }) => order_number)).toEqual(numbers.toReversed())
})

it.each([
  ['the digits of a number', () => numbers[1]?.slice(4) ?? '', () => [numbers[1]]],
  ['a number in small letters', () => numbers[1]?.toLowerCase() ?? '', () => [numbers[1]]],
  ['a phone as one dials it abroad', () => '+60 12-987 6543', () => [numbers[0]]],
  ['a phone as one dials it at home', () => '0129876543', () => [numbers[0]]],
  ['the number of a parcel', () => 'ee123456789my', () => [numbers[0]]],
  ['an email', () => 'NURUL@example.com', () => numbers.toReversed()],
  ['one letter', () => 'n', () => []],
])('finds orders by %s', async (_what, typed, found) => {
  expect((await find(typed())).orders.map(({ order_number }) => order_number)).toEqual(found())
})

it('finds products by name and SKU, and people by name', async () => {
  const hidden = await given.product({ name: 'Saukele poster', names: { ru: 'Плакат «Саукеле»' }, status: 'draft' })
  const { sku } = await shop.db.selectFrom('products').select('sku').where('id', '=', hidden.id).executeTakeFirstOrThrow()
  for (const q of ['saukele', 'саукеле', sku.toLowerCase()])
    expect((await find(q)).products[0]).toMatchObject({ id: hidden.id, status: 'draft' })
  await shop.db
    .insertInto('profiles')
    .values({ id: staff.accountId, email: staff.email, full_name: 'Saule Omarova', phone: '8 (701) 234-56-78' })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ full_name: 'Saule Omarova', phone: '8 (701) 234-56-78' }))
    .execute()
  for (const q of ['saule o', staff.email, '+7 701 234 5678'])
    expect((await find(q)).members.map(({ id }) => id)).toEqual([staff.accountId])
})

it('gives a day its own figures from its first minutes on', async () => {
  // Ten past midnight in Kuala Lumpur, while UTC still has the day before.
  shop.clock.set('2026-03-21T16:10:00Z')
  const { body } = await place(orderOf(method, [{ product_id: mug.id, quantity: 1 }]))
  await ask('PUT', `/admin/orders/${body.order.id}/payment`, { decision: 'accept' }, { actor: staff })
  shop.clock.set('2026-03-21T16:30:00Z')
  const { by_day, previous_by_day, stats } = await read('today')
  expect(by_day).toEqual([{ day: '2026-03-22', orders: 1, revenue: total }])
  expect(previous_by_day).toEqual([{ day: '2026-03-21', orders: 1, revenue: 0 }])
  expect(stats).toMatchObject({ new_orders: 1, revenue: total })
  expect((await read('week')).by_day.at(-1)).toEqual({ day: '2026-03-22', orders: 1, revenue: total })
})

/** RM 100, shipping and tax. */
const total = 114
