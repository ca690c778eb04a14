import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { createLimits } from '#kit/limits/postgres-limits.ts'
import { changeSettings, forgetSettings } from '#modules/settings/index.ts'
import { orderOf } from '#tests/support/given.ts'
import { type Answer, type Asking, testShop } from '#tests/support/test-shop.ts'
import { forgetOldKeys } from './index.ts'

const shop = await testShop()
const { given, place, ask } = shop
const method = await given.paymentMethod()
const staff = { actor: await given.account({ role: 'staff' }) }

/** Counters that no other test in this file uses. */
const fresh = () => ({ limits: createLimits({ pool: shop.pool, secret: newId() }), address: '203.0.113.7' })

function order(productId: string, quantity: number, email: string, asking: Asking) {
  const contact = { name: 'Dana', email, phone: '+60 12 345 6789' }
  return place(orderOf(method, [{ product_id: productId, quantity }], { contact }), asking)
}

const mark = (answer: Answer, status: string) => ask('PUT', `/admin/orders/${answer.body.order.id}/status`, { status }, staff)

async function reservedOf(productId: string) {
  const { reserved } = await shop.db
    .selectFrom('stock_levels')
    .select('reserved')
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow()
  return reserved
}

it('prevents a guest of many names from reserving the whole stock', async () => {
  const [asking, { id }] = [fresh(), await given.product({ stock: 990 })]
  const answers = []
  for (let index = 0; index < 10; index += 1) answers.push(await order(id, 99, `guest-${index}@example.com`, asking))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, ...Array.from({ length: 8 }, () => 409)])
  expect(answers[9]?.body).toMatchObject({ code: 'too_many_unpaid', most: 200 })
  expect(await reservedOf(id)).toBe(198)
  expect((await order(id, 99, 'elsewhere@example.com', { ...asking, address: '198.51.100.1' })).status).toBe(201)
})

it('counts a guest’s mailbox from wherever and however it is spelled', async () => {
  const [asking, { id }] = [fresh(), await given.product({ stock: 990 })]
  expect((await order(id, 99, 'dana@gmail.com', asking)).status).toBe(201)
  expect((await order(id, 99, 'd.ana+1@gmail.com', { ...asking, address: '198.51.100.1' })).status).toBe(201)
  expect((await order(id, 3, 'Dana@googlemail.com', { ...asking, address: '198.51.100.2' })).body.code).toBe('too_many_unpaid')
  expect((await order(id, 2, 'dana@gmail.com', { ...asking, address: '198.51.100.2' })).status).toBe(201)
})

it('holds for twenty orders of one guest at the same instant', async () => {
  const [asking, { id }] = [fresh(), await given.product({ stock: 990 })]
  const sent = Array.from({ length: 20 }, (_, index) => order(id, 50, `guest-${index}@example.com`, asking))
  const answers = await Promise.all(sent)
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(4)
  for (const { body } of answers.filter(({ status }) => status !== 201)) expect(body.code).toBe('too_many_unpaid')
  expect(await reservedOf(id)).toBe(200)
})

it('adds an account’s orders up apart from those that guests place with its email', async () => {
  const [asking, { id }, actor] = [fresh(), await given.product({ stock: 990 }), await given.account()]
  await shop.db.updateTable('users').set({ email_verified: true }).where('id', '=', actor.accountId).execute()
  for (const quantity of [99, 99]) await order(id, quantity, actor.email, asking)
  expect((await order(id, 3, actor.email, asking)).status).toBe(409)
  for (const quantity of [99, 99]) expect((await order(id, quantity, actor.email, { ...asking, actor })).status).toBe(201)
  expect((await order(id, 3, 'other@example.com', { ...asking, actor, address: '198.51.100.1' })).body.code).toBe('too_many_unpaid')
})

it('adds up the accounts of one mailbox', async () => {
  const [asking, { id }] = [fresh(), await given.product({ stock: 990 })]
  const [one, other] = [await given.account(), await given.account()]
  const actors = [
    { ...one, email: 'dana+1@gmail.com' },
    { ...other, email: 'dana+2@gmail.com' },
  ]
  const answers = []
  for (const actor of [...actors, ...actors]) answers.push(await order(id, 60, actor.email, { ...asking, actor }))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 409])
})

it('counts what waits for its money, with a proof or without, and nothing that is paid or cancelled', async () => {
  const [asking, { id }] = [fresh(), await given.product({ stock: 990 })]
  const [first, second] = [await order(id, 99, 'dana@example.com', asking), await order(id, 99, 'dana@example.com', asking)]
  await shop.db
    .updateTable('orders')
    .set({ payment_status: 'proof_submitted', expires_at: null })
    .where('id', '=', first.body.order.id)
    .execute()
  expect((await order(id, 99, 'dana@example.com', asking)).status).toBe(409)
  await mark(first, 'processing')
  expect((await order(id, 99, 'dana@example.com', asking)).status).toBe(201)
  await mark(second, 'cancelled')
  expect((await order(id, 99, 'dana@example.com', asking)).status).toBe(201)
  expect((await order(id, 99, 'dana@example.com', asking)).status).toBe(409)
})

it('shows staff all unpaid items of a buyer', async () => {
  const [asking, { id }] = [fresh(), await given.product({ stock: 990 })]
  const [first] = [await order(id, 20, 'dana@example.com', asking), await order(id, 9, 'dana@example.com', asking)]
  const { body } = await ask('GET', `/admin/orders/${first.body.order.id}`, undefined, staff)
  expect(body.hold).toMatchObject({ pieces: 20, of_buyer: 29 })
})

it('does not count pre-orders, which reserve nothing', async () => {
  const [asking, { id }] = [fresh(), await given.product({ stock: 0, is_pre_order: true })]
  for (let index = 0; index < 4; index += 1) expect((await order(id, 99, 'dana@example.com', asking)).status).toBe(201)
})

it('reports missing stock before it reports the cap', async () => {
  const [asking, { id }] = [fresh(), await given.product({ stock: 5 })]
  await order((await given.product({ stock: 990 })).id, 99, 'dana@example.com', asking)
  await order((await given.product({ stock: 990 })).id, 99, 'dana@example.com', asking)
  expect((await order(id, 6, 'dana@example.com', asking)).body.code).toBe('out_of_stock')
})

it('follows the setting, and limits nobody where it is off', async () => {
  const { id } = await given.product({ stock: 990 })
  await changeSettings(shop, { unpaid_pieces_per_buyer: 3 })
  expect((await order(id, 4, 'dana@example.com', fresh())).body).toMatchObject({ code: 'too_many_unpaid', most: 3 })
  for (let index = 0; index < 3; index += 1) expect((await order(id, 99, 'dana@example.com', {})).status).toBe(201)
  await shop.db.deleteFrom('settings').execute()
  forgetSettings(shop.memory)
})

it('stores the origin of an order only while it waits for its money, and no address in clear', async () => {
  const [asking, { id }] = [fresh(), await given.product({ stock: 990 })]
  const placed = await order(id, 1, 'dana@example.com', asking)
  const origins = () => shop.db.selectFrom('order_origins').selectAll().where('order_id', '=', placed.body.order.id).execute()
  const kept = await origins()
  expect(kept).toHaveLength(1)
  expect(kept.map(({ buyer, source }) => `${buyer.toString('latin1')} ${source.toString('latin1')}`).join()).not.toMatch(/dana|203/)
  await forgetOldKeys(shop.ctxOf())
  expect(await origins()).toHaveLength(1)
  await mark(placed, 'processing')
  await forgetOldKeys(shop.ctxOf())
  expect(await origins()).toEqual([])
})
