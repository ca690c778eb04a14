import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { z } from 'zod'
import { readConfig } from '#kit/config/config.ts'
import { createDatabase } from '#kit/database/database.ts'
import { ensureDatabaseServer } from '#kit/database/database-server.ts'
import { migrate } from '#kit/database/migrations.ts'
import { runCommand } from '#server/run-command.ts'
import { seedShop } from './seed/seed-shop.ts'

const amount = z.coerce.number().int().min(0)

/** `npm run seed -- --products 100000 --orders 1000000` adds a large amount of made-up data, for measurements. */
async function seed(): Promise<void> {
  const { values } = parseArgs({ options: { products: { type: 'string', default: '1000' }, orders: { type: 'string', default: '0' } } })
  const wanted = { products: amount.max(1_000_000).parse(values.products), orders: amount.max(10_000_000).parse(values.orders) }
  const config = readConfig()
  if (config.isProduction) throw new Error('made-up products and orders are refused in production')
  const server = await ensureDatabaseServer(config)
  try {
    await migrate({ url: server.url })
    const { db, close } = createDatabase({ url: server.url, poolSize: 2, statementTimeoutMs: 0 })
    try {
      await seedShop(db, wanted, (line) => console.log(line))
      await sql`analyze`.execute(db)
    } finally {
      await close()
    }
  } finally {
    await server.release()
  }
}

await runCommand(seed)
