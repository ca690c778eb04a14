import { expect, it } from 'vitest'
import { killedShops } from '#tests/support/killed-shops.ts'

const wantedOrders = 1000
const { acknowledged, expectWhole, killAll, order, shop, submitted } = await killedShops({ wantedOrders, longestLife: 90 })

it('loses no acknowledged order and breaks no invariant when it is killed while it takes 1,000 orders', { timeout: 600_000 }, async () => {
  expect(await killAll()).toBeGreaterThan(10)
  expect(acknowledged.size).toBeGreaterThanOrEqual(wantedOrders)
  await expectWhole()
})

it('answers a cut-off buyer with the order that was placed, or places it now', async () => {
  const before = await orderCount()
  const cutOff = [...submitted].filter((key) => !acknowledged.has(key))
  const answers = []
  for (const idempotencyKey of cutOff) answers.push(await shop.place(order, { idempotencyKey }))
  expect(answers.map(({ status }) => status)).toEqual(cutOff.map(() => 201))
  expect(await orderCount()).toBe(submitted.size)
  expect(before).toBeLessThanOrEqual(submitted.size)
  for (const [idempotencyKey, { orderId, token }] of [...acknowledged].slice(-20)) {
    const { body } = await shop.place(order, { idempotencyKey })
    expect([body.order.id, body.guest_token]).toEqual([orderId, token])
  }
})

async function orderCount(): Promise<number> {
  const { rows } = await shop.pool.query<{ count: number }>('select count(*) as count from orders')
  return rows[0]?.count ?? 0
}
