import { expect, it } from 'vitest'
import { createLimits } from '#kit/limits/postgres-limits.ts'
import { newId } from '#kit/ids.ts'
import { changeSettings, forgetSettings } from '#modules/settings/index.ts'
import { orderOf } from '#tests/support/given.ts'
import { type Asking, testShop } from '#tests/support/test-shop.ts'

const shop = await testShop()
const { given, place, ask } = shop
const method = await given.paymentMethod()
const mug = await given.product({ stock: 100_000 })

/** A new secret gives new counters. */
const freshLimits = () => createLimits({ pool: shop.pool, secret: newId() })
const one = [{ product_id: mug.id, quantity: 1 }]

function order(email: string, asking: Asking, items: readonly object[] = one) {
  return place(orderOf(method, items, { contact: { name: 'Dana', email, phone: '+60 12 345 6789' } }), asking)
}

async function statusesOf(count: number, act: (index: number) => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = []
  for (let index = 0; index < count; index += 1) statuses.push((await act(index)).status)
  return statuses
}

const times = (count: number, status: number) => Array.from({ length: count }, () => status)

it('takes ten orders an hour for one mailbox of a guest, from wherever and however it is spelled', async () => {
  const limits = freshLimits()
  const spelled = (index: number) => (index % 2 ? `d.ana+${index}@gmail.com` : 'Dana@GoogleMail.com')
  const statuses = await statusesOf(11, (index) => order(spelled(index), { limits, address: `203.0.113.${index}` }))
  expect(statuses).toEqual([...times(10, 201), 429])
  const { body } = await order('dana@gmail.com', { limits, address: '203.0.113.99' })
  expect(body).toMatchObject({ code: 'too_many_requests', retry_after: expect.any(Number) })
  expect((await order('other@gmail.com', { limits, address: '203.0.113.99' })).status).toBe(201)
})

it('takes thirty orders an hour of guests at one address, and more of accounts there', async () => {
  const limits = freshLimits()
  const statuses = await statusesOf(31, (index) => order(`guest-${index}@example.com`, { limits }))
  expect(statuses).toEqual([...times(30, 201), 429])
  expect((await order('guest-x@example.com', { limits, address: '198.51.100.1' })).status).toBe(201)
  const actor = await given.account()
  expect(await statusesOf(31, () => order(actor.email, { limits, actor }))).toEqual(times(31, 201))
})

it('limits accounts that order for another mailbox to a hundred an hour together', async () => {
  const limits = freshLimits()
  const [dana, aliya] = [await given.account(), await given.account()]
  expect(await statusesOf(51, () => order('victim@example.com', { limits, actor: dana }))).toEqual(times(51, 201))
  expect(await statusesOf(50, () => order('victim@example.com', { limits, actor: aliya }))).toEqual([...times(49, 201), 429])
  expect((await order(aliya.email, { limits, actor: aliya })).status).toBe(201)
})

it('counts neither repeats nor refused tries', async () => {
  const limits = freshLimits()
  const idempotencyKey = newId()
  expect(await statusesOf(15, () => order('dana@example.com', { limits, idempotencyKey }))).toEqual(times(15, 201))
  const tooMany = [{ product_id: (await given.product({ stock: 1 })).id, quantity: 2 }]
  expect(await statusesOf(15, () => order('dana@example.com', { limits }, tooMany))).toEqual(times(15, 409))
  expect(await statusesOf(10, () => order('dana@example.com', { limits }))).toEqual([...times(9, 201), 429])
  expect((await order('dana@example.com', { limits, idempotencyKey })).status).toBe(201)
})

it('counts parallel repeats of one order once, and refuses none of them as too many', async () => {
  const limits = freshLimits()
  for (let round = 0; round < 3; round += 1) {
    const idempotencyKey = newId()
    const answers = await Promise.all(Array.from({ length: 20 }, () => order('dana@example.com', { limits, idempotencyKey })))
    const statuses = new Set(answers.map(({ status }) => status))
    expect([...statuses].filter((status) => status !== 201 && status !== 409)).toEqual([])
    expect(statuses).toContain(201)
  }
  expect(await statusesOf(8, () => order('dana@example.com', { limits }))).toEqual([...times(7, 201), 429])
})

it('takes one mailbox’s eleventh order from no other guest at its address', async () => {
  const limits = freshLimits()
  expect(await statusesOf(40, () => order('dana@example.com', { limits }))).toEqual([...times(10, 201), ...times(30, 429)])
  expect(await statusesOf(20, (index) => order(`guest-${index}@example.com`, { limits }))).toEqual(times(20, 201))
})

it('follows the settings at once', async () => {
  const limits = freshLimits()
  await changeSettings(shop, { orders_per_hour_email: 2, orders_per_hour_address: 3, orders_per_hour_account: 1 })
  expect(await statusesOf(3, () => order('dana@example.com', { limits }))).toEqual([201, 201, 429])
  expect(await statusesOf(2, (index) => order(`guest-${index}@example.com`, { limits }))).toEqual([201, 429])
  const actor = await given.account()
  expect(await statusesOf(2, () => order(actor.email, { limits, actor }))).toEqual([201, 429])
  await changeSettings(shop, { orders_per_hour_email: 3, orders_per_hour_address: 30, orders_per_hour_account: 60 })
  expect((await order('dana@example.com', { limits })).status).toBe(429)
  expect((await order('guest-9@example.com', { limits })).status).toBe(201)
  await shop.db.deleteFrom('settings').execute()
  forgetSettings(shop.memory)
})

it('takes twenty wrong guesses an hour for one order number, from wherever they come, and any number of right ones', async () => {
  const limits = freshLimits()
  const { body } = await order('owner@example.com', {})
  const track = (email: string, index: number, order_number = body.order.order_number) =>
    ask('POST', '/orders/track', { order_number, email }, { limits, address: `2001:db8:0:${index}::` })
  expect(await statusesOf(15, (index) => track('Owner@example.com', index))).toEqual(times(15, 200))
  const typed = (index: number) => (index % 2 ? body.order.order_number.toLowerCase().replace('-', ' ') : body.order.order_number.slice(4))
  expect(await statusesOf(21, (index) => track(`guess-${index}@example.com`, index, typed(index)))).toEqual([...times(20, 404), 429])
  expect((await track('owner@example.com', 99)).status).toBe(429)
  expect((await track('guess@example.com', 99, 'UND-99999')).status).toBe(404)
})
