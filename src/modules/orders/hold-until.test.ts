import { expect, it } from 'vitest'
import { changeSettings, forgetSettings } from '#modules/settings/index.ts'
import { orderOf } from '#tests/support/given.ts'
import { type Asking, testShop } from '#tests/support/test-shop.ts'
import { expireOrders } from './index.ts'

const shop = await testShop()
const { given, place, ask } = shop
const method = await given.paymentMethod()
const staff = { actor: await given.account({ role: 'staff' }) }

const hoursMs = 3_600_000
const inHours = (hours: number) => new Date(shop.clock.now().getTime() + hours * hoursMs).toISOString()

async function placed(stock: number, quantity: number, asking: Asking = {}) {
  const { id } = await given.product({ stock })
  return (await place(orderOf(method, [{ product_id: id, quantity }]), asking)).body.order
}

const hold = (id: string, hours: number, asking: Asking = staff) => ask('PUT', `/admin/orders/${id}/hold`, { hours }, asking)
const mark = (id: string, status: string) => ask('PUT', `/admin/orders/${id}/status`, { status }, staff)
const read = async (id: string) => (await ask('GET', `/admin/orders/${id}`, undefined, staff)).body

it('reserves pieces for a short time only when no more than five are left', async () => {
  expect((await placed(100, 94)).expires_at).toBe(inHours(72))
  expect((await placed(100, 95)).expires_at).toBe(inHours(12))
  const [plenty, scarce] = [await given.product({ stock: 100 }), await given.product({ stock: 3 })]
  const items = [plenty, scarce].map(({ id }) => ({ product_id: id, quantity: 1 }))
  expect((await place(orderOf(method, items))).body.order.expires_at).toBe(inHours(12))
  const preOrder = await given.product({ stock: 0, is_pre_order: true })
  expect((await place(orderOf(method, [{ product_id: preOrder.id, quantity: 9 }]))).body.order.expires_at).toBe(inHours(72))
})

it('uses the owner’s threshold of low stock', async () => {
  await changeSettings(shop, { low_stock_at: 20 })
  expect((await placed(100, 80)).expires_at).toBe(inHours(12))
  await changeSettings(shop, { low_stock_at: 0 })
  expect((await placed(100, 99)).expires_at).toBe(inHours(72))
  await shop.db.deleteFrom('settings').execute()
  forgetSettings(shop.memory)
})

it('sees orders of others at the same instant', async () => {
  const { id } = await given.product({ stock: 40 })
  const answers = await Promise.all(Array.from({ length: 8 }, () => place(orderOf(method, [{ product_id: id, quantity: 5 }]))))
  const short = answers.filter(({ body }) => body.order.expires_at === inHours(12))
  expect(short).toHaveLength(2)
})

it('gives an order that waits again the time left now', async () => {
  const order = await placed(20, 2)
  await place(orderOf(method, [{ product_id: order.items[0]?.product_id, quantity: 15 }]))
  await mark(order.id, 'processing')
  expect((await mark(order.id, 'pending')).body.expires_at).toBe(inHours(12))
  await mark(order.id, 'cancelled')
  expect((await mark(order.id, 'pending')).body.expires_at).toBe(inHours(12))
})

it('never makes the time longer than the setting for everything', async () => {
  await changeSettings(shop, { payment_hours: 8, low_stock_payment_hours: 24 })
  expect((await placed(5, 1)).expires_at).toBe(inHours(8))
  await changeSettings(shop, { payment_hours: 72, low_stock_payment_hours: 2 })
  expect((await placed(5, 1)).expires_at).toBe(inHours(2))
  await shop.db.deleteFrom('settings').execute()
  forgetSettings(shop.memory)
})

it('shows staff what an order holds and until when', async () => {
  const order = await placed(50, 7)
  expect((await read(order.id)).hold).toEqual({ pieces: 7, until: inHours(72), of_buyer: null })
  await mark(order.id, 'processing')
  expect((await read(order.id)).hold).toEqual({ pieces: 7, until: null, of_buyer: null })
  await mark(order.id, 'shipped')
  expect((await read(order.id)).hold).toBeNull()
  expect((await read((await placed(9, 1)).id)).hold).toMatchObject({ pieces: 1 })
})

it('lets staff change the time, and records it in the internal history', async () => {
  const [order, other] = [await placed(50, 7), await placed(50, 7)]
  shop.clock.advance(60 * hoursMs)
  const longer = await hold(order.id, 48)
  expect(longer.body).toMatchObject({ expires_at: inHours(48), hold: { pieces: 7, until: inHours(48) } })
  expect(longer.body.timeline.at(-1)).toMatchObject({
    kind: 'note',
    note: null,
    held_until: inHours(48),
    by: expect.stringContaining('Person'),
  })
  shop.clock.advance(13 * hoursMs)
  await expireOrders(shop.ctxOf({ actor: { kind: 'system' } }))
  expect([(await read(order.id)).status, (await read(other.id)).status]).toEqual(['pending', 'cancelled'])
  await hold(order.id, 1)
  shop.clock.advance(2 * hoursMs)
  await expireOrders(shop.ctxOf({ actor: { kind: 'system' } }))
  expect((await read(order.id)).status).toBe('cancelled')
})

it('refuses a time for an order that does not wait for its money, and invalid hours', async () => {
  const order = await placed(50, 7)
  expect((await hold(order.id, 0)).status).toBe(422)
  expect((await hold(order.id, 24 * 90 + 1)).status).toBe(422)
  await mark(order.id, 'processing')
  const { status, body } = await hold(order.id, 24)
  expect([status, body.code]).toEqual([409, 'not_awaiting_payment'])
  expect((await hold('018f2c3e-0000-7000-8000-000000000000', 24)).status).toBe(404)
})

it.each(['customer', 'member', 'partner', undefined] as const)('hides the time from %s', async (role) => {
  const order = await placed(50, 7)
  const asking = role ? { actor: await given.account({ role }) } : {}
  expect((await hold(order.id, 24, asking)).status).toBe(role ? 403 : 401)
  expect((await read(order.id)).expires_at).toBe(inHours(72))
})
