import { createClient } from '../../src/kit/database/client.ts'
import { load } from '../tools/load.mjs'
import { startShop } from '../tools/shop-process.mjs'
import { environment } from './environment.mjs'
import { openDatabaseUsage } from './database-usage.mjs'
import { requestsOf } from './requests.mjs'

const writers = 16
const buyers = 16

/** Measures limits that more cores do not raise, by the clock of this machine and its disk. */
export async function measureWalls(dataDir, { orders, seconds }) {
  const shop = await startShop({ dataDir, environment })
  const usage = await openDatabaseUsage(dataDir)
  try {
    const rateOf = async (wanted) => {
      const next = requestsOf(wanted).order
      await load({ ...shop, next, seconds: 1, connections: buyers })
      return (await load({ ...shop, next, seconds, connections: buyers })).perSecond
    }
    const ordersPerSecond = await rateOf(orders)
    const onePiecePerSecond = await rateOf(orders.slice(0, 1))
    await usage.client.query('create table bench_commits (at timestamptz)')
    const commitsPerSecond = await commits(usage.url, seconds, 'insert into bench_commits values (now())')
    const notifiedPerSecond = await commits(
      usage.url,
      seconds,
      `with told as (insert into bench_commits values (now()) returning at) select pg_notify('bench', '') from told`,
    )
    await usage.client.query('drop table bench_commits')
    return { ordersPerSecond, onePiecePerSecond, commitsPerSecond, notifiedPerSecond }
  } finally {
    await usage.close()
    await shop.stop()
  }
}

async function commits(url, seconds, statement) {
  const clients = await Promise.all(
    Array.from({ length: writers }, async () => {
      const client = createClient({ connectionString: url })
      await client.connect()
      return client
    }),
  )
  const endsAt = performance.now() + seconds * 1000
  let made = 0
  await Promise.all(
    clients.map(async (client) => {
      for (; performance.now() < endsAt; made += 1) await client.query(statement)
    }),
  )
  await Promise.all(clients.map((client) => client.end()))
  return made / seconds
}
