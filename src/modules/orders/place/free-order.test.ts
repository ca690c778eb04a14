import { expect, it } from 'vitest'
import { money } from '#contract/rules/money.ts'
import { newId } from '#kit/ids.ts'
import { setGatewayModes } from '#modules/checkout/index.ts'
import { changeSettings } from '#modules/settings/index.ts'
import { orderOf } from '#tests/support/given.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { findOrderMail } from '../mails/find-order-mail.ts'
import { writeOrderMail } from '../mails/write-order-mail.ts'

const shop = await testShop()
const { given, place, ask, db } = shop
const transfer = await given.paymentMethod()
const cash = await given.paymentMethod({ title: 'Cash', type: 'cash' })
const card = await given.paymentMethod({ title: 'Card', type: 'card' })
const staff = { actor: await given.account({ role: 'staff' }) }
await db.insertInto('discounts').values({ id: newId(), code: 'ALL', kind: 'percent', value: 100 }).execute()
const gift = await given.product({ price: 0 })
const mug = await given.product({ price: 40 })
const oneOf = (product: { id: string }) => [{ product_id: product.id, quantity: 1 }]

function collected(product: { id: string }, changes: object = {}) {
  const { shipping: _address, payment_method_id: _method, ...order } = orderOf(transfer, oneOf(product))
  return { ...order, delivery: 'pickup', ...changes }
}
const paid = { status: 'processing', payment_status: 'paid', customer_status: 'processing', total: 0, paid: 0, expires_at: null }

it('is paid the moment it is placed, for any reason it is free, and needs no payment method', async () => {
  for (const order of [collected(gift), collected(mug, { discount_code: 'all' }), collected(gift, { payment_method_id: cash })]) {
    const { status, body } = await place(order)
    expect({ status, order: body.order }).toMatchObject({ status: 201, order: paid })
    expect(body.order.payment_method).toMatchObject({ id: null, title: 'Nothing to pay' })
  }
})

it('has one mail, which announces the start of work and asks for no money', async () => {
  const { body } = await place(collected(gift), { language: 'ru' })
  const { rows } = await shop.pool.query(`select data from jobs.job where name = 'order-mail' and data ->> 'orderId' = $1`, [body.order.id])
  expect(rows).toEqual([{ data: { orderId: body.order.id, kind: 'received', occasion: expect.any(String) } }])
  const mail = await findOrderMail(shop.ctxOf(), rows[0].data, 'https://tulpar.example')
  if (!mail) throw new Error('There is no mail')
  const free = JSON.stringify(writeOrderMail(mail))
  const begun = JSON.stringify(writeOrderMail({ ...mail, kind: 'processing' }))
  expect(free).toBe(begun)
  expect(free).toContain('Собираем ваш заказ')
  expect(free).not.toMatch(/оплат[аиуы]/i)
})

it('can neither be paid, nor waited for, nor refunded', async () => {
  const { body } = await place(collected(gift))
  const { id } = body.order
  const guestTokens = [body.guest_token]
  expect((await ask('POST', `/orders/${id}/payment-session`, undefined, { guestTokens })).body.code).toBe('order_not_payable')
  expect((await ask('PUT', `/admin/orders/${id}/payment`, { decision: 'accepted' }, staff)).body.code).toBe('already_paid')
  expect((await ask('PUT', `/admin/orders/${id}/status`, { status: 'pending' }, staff)).body).toMatchObject({
    status: 'pending',
    payment_status: 'paid',
    expires_at: null,
  })
  const admin = { actor: await given.account({ role: 'admin' }), idempotencyKey: newId() }
  expect((await ask('POST', `/admin/orders/${id}/refunds`, { amount: 0.01 }, admin)).body.code).toBe('nothing_to_refund')
})

it('is paid also where staff write it, and after it was cancelled and taken up again', async () => {
  const written = async (changes: object) =>
    ask('POST', '/admin/orders', { ...collected(gift), ...changes }, { ...staff, idempotencyKey: newId() })
  const one = await written({})
  expect(one.body.order).toMatchObject({ ...paid, channel: 'staff' })
  expect((await written({ payment: { status: 'paid' } })).body.order).toMatchObject(paid)
  const { id } = one.body.order
  for (const status of ['cancelled', 'pending'])
    expect((await ask('PUT', `/admin/orders/${id}/status`, { status }, staff)).body).toMatchObject({ status, payment_status: 'paid' })
})

it('requires a payment method where there is something to pay', async () => {
  expect(await place(collected(mug))).toMatchObject({ status: 422, body: { fields: { payment_method_id: 'required' } } })
})

it('refuses sums that a payment service would refuse, in the options and as the order is placed', async () => {
  setGatewayModes(shop.memory, { card: 'sandbox', paypal: 'off' })
  const { body } = await ask('GET', '/checkout/options')
  expect(body.payment_methods.find(({ id }) => id === card)).toMatchObject({ amount_from: 2 })
  await changeSettings(shop, { tax_rate: 0 })
  for (const [price, status] of [
    [1.99, 422],
    [2, 201],
  ] as const) {
    const pin = await given.product({ price })
    expect(await place(collected(pin, { payment_method_id: card }))).toMatchObject({ status })
    expect(await place(collected(pin, { payment_method_id: cash }))).toMatchObject({ status: 201 })
  }
})

it('is paid exactly when its total is zero, for any prices and codes', async () => {
  for (let round = 0; round < 40; round += 1) {
    const percent = [0, 1, 50, 99, 99.99, 100][round % 6] ?? 0
    const code = `ROUND${round}`
    if (percent > 0) await db.insertInto('discounts').values({ id: newId(), code, kind: 'percent', value: percent }).execute()
    const price = money([0, 0.01, 0.49, 0.5, 1, 40, 9999.99][round % 7] ?? 0)
    const product = await given.product({ price })
    const { body, status } = await place(collected(product, { payment_method_id: cash, ...(percent > 0 ? { discount_code: code } : {}) }))
    expect(status).toBe(201)
    const { total, payment_status, expires_at } = body.order
    expect({ payment_status, waits: expires_at !== null }).toEqual(
      total === 0 ? { payment_status: 'paid', waits: false } : { payment_status: 'unpaid', waits: true },
    )
  }
})
