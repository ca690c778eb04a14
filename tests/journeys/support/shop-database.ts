import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '#kit/database/client.ts'
import { startEmbeddedServer } from '#kit/database/embedded-server.ts'

/** Runs a statement on the database of the journeys' shop, for changes that no page or call can make yet. */
export async function changeShop(shopUrl: string, statement: string, values: readonly unknown[]): Promise<void> {
  const dataDir = readFileSync(join(tmpdir(), `tulpar-journeys-${new URL(shopUrl).port}.folder`), 'utf8')
  const server = await startEmbeddedServer({ dataDir })
  const client = createClient({ connectionString: server.url() })
  try {
    await client.connect()
    await client.query(statement, [...values])
  } finally {
    await client.end()
    await server.release()
  }
}
