import { randomBytes } from 'node:crypto'
import { afterAll, inject } from 'vitest'
import { createClient } from '#kit/database/client.ts'
import { createDatabase, type DatabaseConnection } from '#kit/database/database.ts'
import { addressOf } from './database-server.ts'

export interface TestDatabase extends DatabaseConnection {
  name: string
  /** For code that opens its own connections. */
  url: string
}

export interface TestDatabaseOptions {
  poolSize?: number
  /** Leaves the migrations out, for tests of the migrations. */
  isBare?: boolean
}

/** Migrated and empty; dropped when the file ends. Call it at the top of the file. */
export async function testDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const server = inject('database')
  const { adminUrl, template } = server
  // By the process id, a later run finds out whether the owner of a left-over database is still alive.
  const name = `test_${process.pid}_${randomBytes(6).toString('hex')}`
  await asAdmin(adminUrl, `create database ${name} template ${options.isBare ? 'template1' : template} owner tulpar strategy file_copy`)
  // From its sixth use on, PostgreSQL may plan a prepared statement without its values. Here such a plan fails on the first use.
  await asAdmin(adminUrl, `alter database ${name} set plan_cache_mode = force_generic_plan`)
  const url = addressOf(server, name)
  const connection = createDatabase({ url, poolSize: options.poolSize ?? 10 })
  afterAll(async () => {
    await connection.close()
    await asAdmin(adminUrl, `drop database if exists ${name} with (force)`)
  })
  return { ...connection, name, url }
}

async function asAdmin(adminUrl: string, statement: string): Promise<void> {
  const client = createClient({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
