import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { isMigrated, migrate, readMigrations } from './migrations.ts'

const { pool, url } = await testDatabase({ isBare: true })
let folder = ''

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tulpar-migrations-'))
  await pool.query('drop owned by current_user; create schema if not exists public')
})

afterEach(() => rmSync(folder, { recursive: true }))

function write(name: string, sql: string): void {
  writeFileSync(join(folder, name), sql)
}

async function run() {
  return migrate({ url, migrations: readMigrations(folder) })
}

async function tableNames(): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  )
  return rows.map(({ name }) => name)
}

it('runs what is missing, in order, once', async () => {
  write('0001_first.sql', 'create table a (id int); insert into a values (1)')
  expect(await run()).toEqual(['0001_first.sql'])
  write('0002_second.sql', 'alter table a add column b text; create table c (id int)')
  expect(await run()).toEqual(['0002_second.sql'])
  expect(await run()).toEqual([])
  expect(await tableNames()).toEqual(['a', 'c', 'schema_migrations'])
})

it('leaves nothing of a migration that fails, keeps those before it, and names file and line', async () => {
  write('0001_first.sql', 'create table a (id int)')
  write('0002_broken.sql', 'create table b (id int);\n\nalter table a add column id int;\nselect nonsense from nowhere')
  await expect(run()).rejects.toThrow(/^migration 0002_broken\.sql:?\d*: column "id" of relation "a" already exists/)
  expect(await tableNames()).toEqual(['a', 'schema_migrations'])
  write('0002_broken.sql', 'create table b (id int);\nselect 1,\n  nonsense')
  await expect(run()).rejects.toThrow(/^migration 0002_broken\.sql:3: column "nonsense" does not exist/)
})

it('refuses a migration that was edited after it ran', async () => {
  write('0001_first.sql', 'create table a (id int)')
  await run()
  write('0001_first.sql', 'create table a (id int, more text)')
  await expect(run()).rejects.toThrow(/0001_first\.sql was edited after it ran/)
})

it('does not mind line ends of another system', async () => {
  write('0001_first.sql', 'create table a (\n  id int\n)')
  await run()
  write('0001_first.sql', 'create table a (\r\n  id int\r\n)')
  expect(await run()).toEqual([])
})

it('refuses a new migration that would run before one that already ran', async () => {
  write('0002_second.sql', 'create table b (id int)')
  await run()
  write('0001_late.sql', 'create table a (id int)')
  await expect(run()).rejects.toThrow(/0001_late\.sql comes before 0002_second\.sql/)
})

it('works with a database that is newer than the code, and says so', async () => {
  write('0001_first.sql', 'create table a (id int)')
  write('0002_second.sql', 'create table b (id int)')
  await run()
  rmSync(join(folder, '0002_second.sql'))
  const newer: string[][] = []
  expect(await migrate({ url, migrations: readMigrations(folder), onNewer: (names) => newer.push(names) })).toEqual([])
  expect(newer).toEqual([['0002_second.sql']])
  expect(await isMigrated(pool, readMigrations(folder))).toBe(true)
})

it('refuses names out of order or out of shape', () => {
  write('0001_a.sql', '')
  write('0001_b.sql', '')
  expect(() => readMigrations(folder)).toThrow('two migrations have the number 0001')
  rmSync(join(folder, '0001_b.sql'))
  write('2-b.sql', '')
  expect(() => readMigrations(folder)).toThrow('2-b.sql is not named like')
})

it('is run once by several instances that start together', async () => {
  write('0001_first.sql', 'create table a (id int); select pg_sleep(0.1)')
  const results = await Promise.all([run(), run(), run()])
  expect(results.flat()).toEqual(['0001_first.sql'])
})

it('waits for a table in use without keeping readers waiting for good', async () => {
  write('0001_first.sql', 'create table a (id int)')
  await run()
  write('0002_second.sql', 'alter table a add column b int')
  const reader = await pool.connect()
  await reader.query('begin; select * from a')
  const migrated = run()
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query(`select 1 from pg_locks where not granted and relation = 'a'::regclass`)
      expect(rows).toHaveLength(1)
    },
    { timeout: 30_000 },
  )
  await reader.query('commit')
  reader.release()
  expect(await migrated).toEqual(['0002_second.sql'])
})

it('knows whether the database is behind the code', async () => {
  write('0001_first.sql', 'create table a (id int)')
  await run()
  expect(await isMigrated(pool, readMigrations(folder))).toBe(true)
  write('0002_second.sql', 'create table b (id int)')
  expect(await isMigrated(pool, readMigrations(folder))).toBe(false)
})
