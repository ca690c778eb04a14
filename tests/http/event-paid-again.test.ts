import { expect, it } from 'vitest'
import type { StaffOrder } from '#contract/orders.ts'
import { stall } from '#tests/support/stall.ts'

const { cash, done, ordered, stocked } = await stall()

it.each([
  ['cash', 10.6, -0.01],
  ['qr', 10.61, 0],
])('takes the whole price by %s of an order whose cash was rounded and refunded', async (method, total, rounding) => {
  const { eventId, productId } = await stocked(5, { price: 10.01 })
  const { order } = await ordered(eventId, productId, { payment_method_id: cash })
  const at = `/api/admin/orders/${order.id}`
  await done('POST', `${at}/payments`, { method: 'cash' })
  await done('POST', `${at}/refunds`, { amount: 10.6, note: 'Asked' })
  await done('PUT', `${at}/status`, { status: 'cancelled' })
  await done('PUT', `${at}/status`, { status: 'pending' })
  expect(await done('GET', at)).toMatchObject({ payment_status: 'unpaid', total: 10.61 })
  await done('POST', `${at}/payments`, { method })
  const paid = await done<StaffOrder>('GET', at)
  expect(paid).toMatchObject({ payment_status: 'paid', total, rounding })
  expect(Math.round((paid.paid - paid.refunded) * 100)).toBe(Math.round(total * 100))
})
