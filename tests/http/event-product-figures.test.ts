import { expect, it } from 'vitest'
import type { EventReport } from '#contract/stall-sales.ts'
import { stall } from '#tests/support/stall.ts'

const { bring, db, done, given, sold, stocked } = await stall()

it('takes a refund for one of two products from that product alone', async () => {
  const { eventId, productId } = await stocked(9, { price: 10 })
  const { id: other } = await given.product({ price: 30, stock: 5 })
  await bring(eventId, other, 5)
  const items = [productId, other].map((product_id) => ({ product_id, quantity: 1 }))
  const sale = await sold(eventId, productId, { items })
  await done('POST', `/api/admin/orders/${sale.id}/refunds`, { amount: 31.8, note: 'The second is torn' })
  // As after a return of the second product, which names its goods.
  await db
    .updateTable('order_items')
    .set((eb) => ({ returned: eb.case().when('product_id', '=', other).then(30).else(0).end() }))
    .where('order_id', '=', sale.id)
    .execute()
  const { by_product } = await done<EventReport>('GET', `/api/admin/events/${eventId}/report`)
  expect(Object.fromEntries(by_product.map(({ product_id, total }) => [product_id, total]))).toEqual({ [productId]: 10, [other]: 0 })
})
