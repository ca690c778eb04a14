import type { Config } from '#kit/config/config.ts'
import { createDatabase, type Database } from '#kit/database/database.ts'
import { ensureDatabaseServer } from '#kit/database/database-server.ts'

/** Runs `work` with a connection without a time limit to the database of DATABASE_URL or the embedded server, and with its address. */
export async function withDatabase(config: Config, work: (lent: { db: Database; url: string }) => Promise<void>): Promise<void> {
  const server = await ensureDatabaseServer(config)
  try {
    const { db, close } = createDatabase({ url: server.url, poolSize: 1, statementTimeoutMs: 0 })
    try {
      await work({ db, url: server.url })
    } finally {
      await close()
    }
  } finally {
    await server.release()
  }
}
