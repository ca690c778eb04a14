import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { orderOf } from '#tests/support/given.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { findOrderMail } from '../mails/find-order-mail.ts'
import type { OrderMailKind } from '#contract/rules/order-mails.ts'

const shop = await testShop()
const { given, place, ask } = shop
const method = await given.paymentMethod()
const staff = { actor: await given.account({ role: 'staff' }) }

async function placed(changes: object = {}, asking: object = {}) {
  const mug = await given.product()
  const { body } = await place(orderOf(method, [{ product_id: mug.id, quantity: 1 }], changes), asking)
  return body.order
}

const again = (id: string, kind: string, idempotencyKey = newId()) =>
  ask('POST', `/admin/orders/${id}/mails`, { kind }, { ...staff, idempotencyKey })
const mark = (id: string, status: string, more: object = {}) => ask('PUT', `/admin/orders/${id}/status`, { status, ...more }, staff)

it('resends a mail, once for a key, and records it in the history that staff read', async () => {
  const order = await placed()
  const key = newId()
  const { status, body } = await again(order.id, 'received', key)
  expect(status).toBe(201)
  expect(body.timeline.at(-1)).toMatchObject({ kind: 'mail', about: ['received'], by: staff.actor.fullName })
  await again(order.id, 'received', key)
  expect((await occasionsOf(order.id)).map(({ kind }) => kind)).toEqual(['received', 'received'])
  const mail = await lastMail(order.id)
  expect(mail).toMatchObject({ kind: 'received', order: { order_number: order.order_number } })
  expect(mail?.reason).toBeUndefined()
  expect((await ask('POST', `/admin/orders/${order.id}/mails`, { kind: 'received' }, staff)).body.code).toBe('idempotency_key_required')
})

it('mails the present state of the order, with the reason and the sum of its change', async () => {
  const order = await placed()
  await mark(order.id, 'cancelled', { note: 'The kiln broke' })
  expect((await again(order.id, 'received')).body.code).toBe('mail_not_due')
  expect((await again(order.id, 'cancelled')).status).toBe(201)
  expect(await lastMail(order.id)).toMatchObject({ kind: 'cancelled', reason: 'The kiln broke' })
  expect((await again(order.id, 'nonsense')).status).toBe(422)
  expect((await again(newId(), 'cancelled')).status).toBe(404)
})

it('goes also to a buyer who turned such news off, since somebody requested it', async () => {
  const actor = await given.account()
  await shop.db.updateTable('profiles').set({ order_updates: false }).where('id', '=', actor.accountId).execute()
  const order = await placed({}, { actor })
  await mark(order.id, 'processing')
  expect(await lastMail(order.id)).toBeUndefined()
  await again(order.id, 'processing')
  expect(await lastMail(order.id)).toMatchObject({ kind: 'processing' })
})

it('refuses the sixth within an hour, also of many at once', async () => {
  const order = await placed()
  const answers = await Promise.all(Array.from({ length: 8 }, () => again(order.id, 'received')))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
  expect(answers.filter(({ body }) => body.code === 'too_many_mails')).toHaveLength(3)
  shop.clock.set('2026-03-21T05:00:01Z')
  expect((await again(order.id, 'received')).status).toBe(201)
})

async function occasionsOf(orderId: string) {
  const { rows } = await shop.pool.query<{ kind: OrderMailKind; occasion: string }>(
    `select data ->> 'kind' as kind, data ->> 'occasion' as occasion from jobs.job
     where name = 'order-mail' and data ->> 'orderId' = $1 order by data ->> 'occasion'`,
    [orderId],
  )
  return rows
}

async function lastMail(orderId: string) {
  const last = (await occasionsOf(orderId)).at(-1)
  if (!last) throw new Error('no mail is promised')
  return findOrderMail(shop.ctxOf(), { orderId, ...last }, 'http://shop.test')
}
