import { expect, it } from 'vitest'
import { findBrokenInvariants } from '#server/find-broken-invariants.ts'
import { killedShops } from '#tests/support/killed-shops.ts'

const wantedOrders = 2000
const leastKills = 100
const { acknowledged, expectWhole, killAll, shop } = await killedShops({ wantedOrders, longestLife: 35 })

it('loses none of 2,000 acknowledged orders while processes are killed a hundred times', async () => {
  const kills = await killAll()
  console.info(`${acknowledged.size} orders acknowledged through ${kills} kills`)
  expect(kills).toBeGreaterThanOrEqual(leastKills)
  expect(acknowledged.size).toBeGreaterThanOrEqual(wantedOrders)
  await expectWhole()
  expect(await findBrokenInvariants(shop.db)).toEqual([])
})
