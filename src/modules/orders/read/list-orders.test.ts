import { beforeAll, expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { orderOf } from '#tests/support/given.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { addUpRevenue } from '../add-up-revenue.ts'

const shop = await testShop()
const { given, place, ask } = shop
const method = await given.paymentMethod()
const staff = { actor: await given.account({ role: 'staff' }) }

/** Three orders from three days: Nurul's old one, Бекзат's, and today's from Zoë, whose proof awaits review. */
const mug = await given.product({ price: 40 })
const people = [
  { name: 'Nurul Izzah', email: 'nurul@example.com', city: 'Ipoh', country: 'MY', quantity: 3 },
  { name: 'Бекзат Әбдірахман', email: 'bekzat_1@example.kz', city: 'Шымкент', country: 'KZ', quantity: 1 },
  { name: 'Zoë 100%', email: 'zoe@example.com', city: 'Singapore', country: 'SG', quantity: 2 },
]
const orders: { id: string; order_number: string }[] = []

beforeAll(async () => {
  for (const { name, email, city, country, quantity } of people) {
    const shipping = { address: '1', city, state: '-', zip: '30000', country }
    const { body } = await place(
      orderOf(method, [{ product_id: mug.id, quantity }], { contact: { name, email, phone: '0123456' }, shipping }),
    )
    orders.push(body.order)
    shop.clock.advance(24 * 3_600_000)
  }
  shop.clock.advance(-24 * 3_600_000)
  await ask('PUT', `/admin/orders/${orders[0]?.id}/status`, { status: 'processing' }, staff)
  await shop.db
    .updateTable('orders')
    .set({ payment_status: 'proof_submitted', expires_at: null })
    .where('id', '=', orders[2]?.id ?? '')
    .execute()
})

it('lists orders newest first, with the columns that staff need', async () => {
  const { body } = await list('')
  expect(body.orders).toMatchObject([
    { customer: 'Zoë 100%', city: 'Singapore', country: 'SG', item_count: 2, customer_status: 'proof_submitted' },
    { customer: 'Бекзат Әбдірахман', item_count: 1, status: 'pending', customer_status: 'pending_payment' },
    { customer: 'Nurul Izzah', item_count: 3, status: 'processing', payment_status: 'paid' },
  ])
  expect(body).toMatchObject({ total: 3, page: 1, limit: 20 })
})

it.each([
  ['q=nurul', [0]],
  ['q=ӘБДІ', [1]],
  ['q=bekzat_1', [1]],
  ['q=bekzatx1', []],
  ['q=100%25', [2]],
  ['q=zo', [2]],
  ['q=example', [2, 1, 0]],
  ['status=pending', [2, 1]],
  ['status=proof_submitted', [2]],
  ['status=processing', [0]],
  ['status=cancelled', []],
  ['country=KZ', [1]],
  ['payment=paid', [0]],
  ['from=2026-03-22', [2, 1]],
  ['to=2026-03-21', [0]],
  ['from=2026-03-22&to=2026-03-22', [1]],
  ['from=2026-03-23T04:00:00Z', [2]],
  ['sort=total&order=asc', [1, 2, 0]],
  ['sort=total', [0, 2, 1]],
  ['sort=placed_at&order=asc', [0, 1, 2]],
  ['limit=1&page=2', [1]],
] as const)('finds by %s', async (query, found) => {
  expect((await list(query)).body.orders.map(({ id }) => orders.findIndex((order) => order.id === id))).toEqual(found)
})

it('refuses invalid days', async () => {
  expect((await list('from=2026-02-30')).status).toBe(422)
})

it('returns the ids of all rows of a filter, for selecting them', async () => {
  const ids = async (query: string) => (await ask('GET', `/admin/orders/ids?${query}`, undefined, staff)).body.ids
  expect(await ids('status=pending')).toEqual([orders[2]?.id, orders[1]?.id])
  expect(await ids('q=nobody')).toEqual([])
})

it('finds by a part of the number', async () => {
  const number = orders[1]?.order_number ?? ''
  expect((await list(`q=${number.toLowerCase()}`)).body.orders.map(({ id }) => id)).toEqual([orders[1]?.id])
  expect((await list(`q=${number.slice(4)}`)).body.orders.map(({ id }) => id)).toEqual([orders[1]?.id])
  expect((await list(`q=${encodeURIComponent(`und ${number.slice(4)}`)}`)).body.orders.map(({ id }) => id)).toEqual([orders[1]?.id])
})

it('counts by range, in days of Kuala Lumpur', async () => {
  expect((await list('range=all')).body.stats).toEqual({
    new_today: 1,
    awaiting_payment: 1,
    proof_to_check: 1,
    processing: 1,
    shipped: 0,
    revenue: 135.2,
  })
  expect((await list('range=today')).body.stats).toEqual({
    new_today: 1,
    awaiting_payment: 0,
    proof_to_check: 1,
    processing: 0,
    shipped: 0,
    revenue: 0,
  })
})

it('moves an order’s revenue with its status, also after the nightly sum', async () => {
  const revenue = async () => (await list('range=all')).body.stats.revenue
  const mark = (status: string) => ask('PUT', `/admin/orders/${orders[0]?.id}/status`, { status }, staff)
  const rows = async () => Number((await shop.pool.query('select count(*) as count from order_revenue')).rows[0]?.count)
  await mark('cancelled')
  expect(await revenue()).toBe(0)
  await mark('processing')
  expect([await revenue(), await rows()]).toEqual([135.2, 3])
  await addUpRevenue(shop.ctxOf())
  expect([await revenue(), await rows()]).toEqual([135.2, 1])
  await ask('POST', `/admin/orders/${orders[0]?.id}/refunds`, { amount: 35.2, is_by_hand: true }, { ...staff, idempotencyKey: newId() })
  expect(await revenue()).toBe(100)
})

it('opens an order by its id or number, and nothing by anything else', async () => {
  const number = orders[0]?.order_number ?? ''
  for (const key of [orders[0]?.id, number, number.toLowerCase()])
    expect((await ask('GET', `/admin/orders/${key}`, undefined, staff)).body.id).toBe(orders[0]?.id)
  for (const key of ['UND-1', 'x', '01970000-0000-7000-8000-000000000001'])
    expect((await ask('GET', `/admin/orders/${key}`, undefined, staff)).status).toBe(404)
})

function list(query: string) {
  return ask('GET', `/admin/orders?${query}`, undefined, staff)
}
