import type pg from 'pg'
import { createClient } from '#kit/database/client.ts'
import { addressOf, startTestServer } from './database-server.ts'

/** Creates an empty migrated database for the duration of `use`, for commands outside Vitest. */
export async function withScratchDatabase<Result>(use: (client: pg.Client, url: string) => Promise<Result>): Promise<Result> {
  const server = await startTestServer()
  try {
    const name = `test_${process.pid}_scratch`
    const admin = createClient({ connectionString: server.adminUrl })
    await admin.connect()
    await admin.query(`create database ${name} template ${server.template} owner tulpar`)
    const url = addressOf(server, name)
    const client = createClient({ connectionString: url })
    await client.connect()
    try {
      return await use(client, url)
    } finally {
      await client.end()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    }
  } finally {
    await server.release()
  }
}
