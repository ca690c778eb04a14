import { expect, it } from 'vitest'
import { stall } from '#tests/support/stall.ts'

const { codeFor, ordered, scan, scanOf, stocked } = await stall()

it('is collected without money where there is nothing to pay', async () => {
  const { eventId, productId } = await stocked(5, { price: 0 })
  const placed = await ordered(eventId, productId, { payment_method_id: undefined })
  expect(placed.order).toMatchObject({ total: 0, status: 'processing', payment_status: 'paid', expires_at: null })
  const code = await codeFor(placed, eventId)
  expect(await scan(scanOf(eventId, code))).toMatchObject([{ result: 'collected', order: { id: placed.order.id, paid: true } }])
})
