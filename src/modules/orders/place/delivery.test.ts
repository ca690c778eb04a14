import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findBrokenInvariants } from '#server/find-broken-invariants.ts'
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

it('takes cash for goods in stock that are collected and for nothing else, whatever is bought how', async () => {
  const items = fc.array(fc.constantFrom(mug.id, tee.id), { minLength: 1, maxLength: 3 })
  const delivery = fc.constantFrom('parcel', 'pickup', undefined)
  await fc.assert(
    fc.asyncProperty(
      items.map((ids) => [...new Set(ids)]),
      delivery,
      fc.constantFrom(cash, transfer),
      async (bought, way, method) => {
        const order = orderOf(
          method,
          bought.map((product_id) => ({ product_id, quantity: 1 })),
        )
        const { status } = await place({ ...order, ...(way && { delivery: way }) })
        const isFit = method === transfer || (way === 'pickup' && !bought.includes(tee.id))
        expect([bought, way, method, status]).toEqual([bought, way, method, isFit ? 201 : 422])
      },
    ),
    { numRuns: 25 },
  )
  expect(await findBrokenInvariants(db)).toEqual([])
})

it('is found by the invariants where cash is to be paid for a parcel', async () => {
  const { body } = await place(pickupOf(cash, mug.id))
  const change = (delivery: 'parcel' | 'pickup') => db.updateTable('orders').set({ delivery }).where('id', '=', body.order.id).execute()
  await change('parcel')
  expect((await findBrokenInvariants(db)).map(({ rule }) => rule)).toEqual(['cash is for what is collected'])
  await change('pickup')
})

it('writes the day that a pre-order was promised onto the order, where it stays', async () => {
  const { body } = await place(orderOf(transfer, [{ product_id: tee.id, quantity: 1 }]))
  expect(body.order.items).toMatchObject([{ is_pre_order: true, ships_on: '2047-03-22' }])
  await db.updateTable('products').set({ expected_shipping: '2047-06-01' }).where('id', '=', tee.id).execute()
  const read = await ask('GET', `/orders/${body.order.id}`, undefined, { guestTokens: [body.guest_token] })
  expect(read.body.items).toMatchObject([{ ships_on: '2047-03-22' }])
})
