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
  /** Without the migrations, for testing those. */
  isBare?: boolean
}

/** Migrated, empty, dropped when the file ends. Call it at the top of the file: `const { db } = await testDatabase()`. */
export async function testDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const server = inject('database')
  const { adminUrl, template } = server
  // The process id tells a later run whether the owner of a left-over database still lives.
  const name = `test_${process.pid}_${randomBytes(6).toString('hex')}`
  await asAdmin(adminUrl, `create database ${name} template ${options.isBare ? 'template1' : template} owner tulpar strategy file_copy`)
  // PostgreSQL plans a prepared statement without its values from the sixth use on. What fails then fails in a test at the first.
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
