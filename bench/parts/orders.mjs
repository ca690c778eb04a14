import { randomUUID } from 'node:crypto'
import { addGoods } from '../tools/goods.mjs'
import { load, loadInTurns } from '../tools/load.mjs'
import { recordOrders, replayOrders } from '../tools/bare-orders.mjs'
import { runInShop } from '../tools/seeded-folder.mjs'
import { perSecond, times } from '../tools/table.mjs'

const buyers = 8
const target = 0.6
const turns = 4

/** Compares guest orders without pause with the same SQL statements sent straight to PostgreSQL. */
export async function measureOrders(shop, { seconds }) {
  const orders = await addGoods(shop.origin)
  const recorded = await recordOrders(shop.dataDir, orders)
  let count = 0
  const next = () => ({
    method: 'POST',
    path: '/api/orders',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(orders[count++ % orders.length]),
  })
  await load({ ...shop, next, seconds: 1, connections: buyers })
  const [ours, bare] = await loadInTurns(
    turns,
    () => load({ ...shop, next, seconds: seconds / turns, connections: buyers }),
    () => replayOrders(shop.dataDir, recorded, { buyers, seconds: seconds / turns }),
  )
  await runInShop(['src/commands/check-invariants.ts'], shop.dataDir)
  const share = ours.perSecond / bare.perSecond
  return [
    {
      what: `guest orders, ${buyers} buyers`,
      ours: `${perSecond(ours.perSecond)}, ${times(share)} bare`,
      target: `≥ ${target} × bare, 0 failures`,
      beside: `bare SQL ${perSecond(bare.perSecond)} of ${recorded[0].first.length} statements; ${ours.failures} failed; 99 % within ${ours.p99Ms} ms`,
      isMet: share >= target && ours.failures === 0,
    },
  ]
}
