import { expect, it } from 'vitest'
import { orderOf } from '#tests/support/given.ts'
import { testShop } from '#tests/support/test-shop.ts'

const { given, place, ask, db } = await testShop()
const transfer = await given.paymentMethod()
const cash = await given.paymentMethod({ title: 'Cash', type: 'cash' })
const mug = await given.product({ price: 40 })
const tee = await given.product({ is_pre_order: true })
await db.updateTable('products').set({ expected_shipping: '2047-03-22' }).where('id', '=', tee.id).execute()

function pickupOf(method: string, productId: string) {
  const { shipping: _address, ...order } = orderOf(method, [{ product_id: productId, quantity: 1 }])
  return { ...order, delivery: 'pickup' }
}

it('ships nothing and asks for nothing where an order is collected, and says where', async () => {
  const { status, body } = await place(pickupOf(cash, mug.id))
  expect(status).toBe(201)
  expect(body.order).toMatchObject({ delivery: 'pickup', shipping: 0, tax: 2.4, total: 42.4 })
  expect(body.order.shipping_address).toEqual({
    address: '52 Jalan Panggung',
    city: 'Kuala Lumpur',
    state: 'W.P. Kuala Lumpur',
    zip: '50000',
    country: 'MY',
  })
  const quote = { items: [{ product_id: mug.id, quantity: 1 }], country: 'KZ', delivery: 'pickup' }
  expect((await ask('POST', '/checkout/quote', quote)).body).toMatchObject({ shipping: 0, total: 42.4, free_shipping_remaining: null })
})

it('needs an address for a parcel', async () => {
  const { shipping: _address, ...order } = orderOf(transfer, [{ product_id: mug.id, quantity: 1 }])
  for (const parcel of [order, { ...order, delivery: 'parcel' }])
    expect(await place(parcel)).toMatchObject({ status: 422, body: { fields: { shipping: 'required' } } })
})

it('takes cash neither for a parcel nor for a pre-order', async () => {
  const parcel = { ...orderOf(cash, [{ product_id: mug.id, quantity: 1 }]), delivery: 'parcel' }
  // An order without a delivery method is also a parcel.
  const { delivery: _delivery, ...unnamed } = parcel
  for (const sent of [parcel, unnamed])
    expect(await place(sent)).toMatchObject({ status: 422, body: { fields: { payment_method_id: 'cash_at_pickup' } } })
  const refused = await place(pickupOf(cash, tee.id))
  expect(refused).toMatchObject({ status: 422, body: { fields: { payment_method_id: 'no_cash_for_pre_orders' } } })
})

it('writes the day that a pre-order was promised onto the order, where it stays', async () => {
  const { body } = await place(orderOf(transfer, [{ product_id: tee.id, quantity: 1 }]))
  expect(body.order.items).toMatchObject([{ is_pre_order: true, ships_on: '2047-03-22' }])
  await db.updateTable('products').set({ expected_shipping: '2047-06-01' }).where('id', '=', tee.id).execute()
  const read = await ask('GET', `/orders/${body.order.id}`, undefined, { guestTokens: [body.guest_token] })
  expect(read.body.items).toMatchObject([{ ships_on: '2047-03-22' }])
})
