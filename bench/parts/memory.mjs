import { databasePids, memoryBytesOf } from '../tools/processes.mjs'

const targetMb = 380
const megabyte = 1024 * 1024

/** Measures the memory of the shop and its database processes after the load of this run. Shared pages count once. */
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
