import { expect, it } from 'vitest'
import { stall } from '#tests/support/stall.ts'

const { lying, orderAt, stocked } = await stall({ RATE_LIMITS: 'on' })

it('lets one buyer hold no more unpaid pieces of an event than of the shop', async () => {
  const { eventId, productId } = await stocked(990)
  for (const pieces of [99, 99]) expect(await orderAt(eventId, productId, {}, pieces)).toMatchObject({ status: 201 })
  expect(await orderAt(eventId, productId, {}, 3)).toMatchObject({ status: 409, body: { code: 'too_many_unpaid', most: 200 } })
  expect(await lying(eventId, productId)).toMatchObject({ reserved: 198, remaining: 792 })
})
