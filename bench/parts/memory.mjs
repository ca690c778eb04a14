import { databasePids, memoryBytesOf } from '../tools/processes.mjs'

const targetMb = 380
const megabyte = 1024 * 1024

/** The shop and every process of its database, pages that they share counted once; after whatever load came before in this run. */
export function measureMemory(shop) {
  const shopMb = memoryBytesOf(shop.pid) / megabyte
  const databaseMb = databasePids(shop.dataDir).reduce((sum, pid) => sum + memoryBytesOf(pid), 0) / megabyte
  const total = shopMb + databaseMb
  return [
    {
      what: 'memory after the load, database included',
      ours: `${Math.round(total)} MB`,
      target: `≤ ${targetMb} MB`,
      beside: `shop ${Math.round(shopMb)} MB, PostgreSQL ${Math.round(databaseMb)} MB`,
      isMet: total <= targetMb,
    },
  ]
}
