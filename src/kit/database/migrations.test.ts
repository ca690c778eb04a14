import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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

it('runs missing migrations, in order, once', async () => {
  write('0001_first.sql', 'create table a (id int); insert into a values (1)')
  expect(await run()).toEqual(['0001_first.sql'])
  write('0002_second.sql', 'alter table a add column b text; create table c (id int)')
  expect(await run()).toEqual(['0002_second.sql'])
  expect(await run()).toEqual([])
  expect(await tableNames()).toEqual(['a', 'c', 'schema_migrations'])
})

it('rolls back a failed migration, keeps those before it, and names file and line', async () => {
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

it('accepts line ends of another system', async () => {
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

it('works with a database that is newer than the code, and reports it', async () => {
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

it('reports once that it waits for another instance', async () => {
  write('0001_first.sql', 'create table a (id int)')
  const other = await pool.connect()
  await other.query('select pg_advisory_lock(7301812)')
  const onWaiting = vi.fn<() => void>()
  const migrated = migrate({ url, migrations: readMigrations(folder), onWaiting })
  await vi.waitFor(() => expect(onWaiting).toHaveBeenCalled(), { timeout: 30_000 })
  await other.query('select pg_advisory_unlock(7301812)')
  other.release()
  expect(await migrated).toEqual(['0001_first.sql'])
  expect(onWaiting).toHaveBeenCalledOnce()
})

it('knows whether the database is behind the code', async () => {
  write('0001_first.sql', 'create table a (id int)')
  await run()
  expect(await isMigrated(pool, readMigrations(folder))).toBe(true)
  write('0002_second.sql', 'create table b (id int)')
  expect(await isMigrated(pool, readMigrations(folder))).toBe(false)
})

describe('a migration outside a transaction', () => {
  const index = '-- no transaction: people write to it\ncreate index concurrently a_by_id on a (id);\n'
  const isValid = async () => {
    const { rows } = await pool.query<{ indisvalid: boolean }>(`select indisvalid from pg_index where indexrelid = to_regclass('a_by_id')`)
    return rows[0]?.indisvalid
  }

  beforeEach(async () => {
    write('0001_first.sql', 'create table a (id int); insert into a values (1), (1), (2)')
    await run()
  })

  it('builds its index while others write, and waits for no lock', async () => {
    write('0002_second.sql', index)
    const writer = await pool.connect()
    await writer.query('begin; insert into a values (3)')
    const migrated = run()
    await vi.waitFor(async () => expect(await isValid()).toBe(false), { timeout: 30_000 })
    await pool.query('insert into a values (4)')
    await writer.query('commit')
    writer.release()
    expect(await migrated).toEqual(['0002_second.sql'])
    expect(await isValid()).toBe(true)
  })

  it('is run once by several instances that start together', async () => {
    write('0002_second.sql', index)
    expect((await Promise.all([run(), run(), run()])).flat()).toEqual(['0002_second.sql'])
    expect(await isValid()).toBe(true)
  })

  it('lets an instance of an earlier release pass that waits for its turn', async () => {
    write('0002_second.sql', index)
    const earlier = await pool.connect()
    const writer = await pool.connect()
    await writer.query('begin; insert into a values (3)')
    const migrated = run()
    await vi.waitFor(async () => expect(await isValid()).toBe(false), { timeout: 30_000 })
    const taken = earlier.query('select pg_advisory_lock(7301812)').then(() => earlier.query('select pg_advisory_unlock(7301812)'))
    // Its own deadlock check has passed by then, so the migration's check finds the deadlock.
    await vi.waitFor(
      async () => {
        const { rows } = await pool.query(`
          select 1 from pg_locks where not granted and locktype = 'advisory' and waitstart < clock_timestamp() - interval '2 seconds'`)
        expect(rows).toHaveLength(1)
      },
      { timeout: 30_000 },
    )
    await writer.query('commit')
    writer.release()
    expect(await migrated).toEqual(['0002_second.sql'])
    await taken
    earlier.release()
    expect(await isValid()).toBe(true)
  })

  it('drops an invalid index of a broken run, and makes it again', async () => {
    write('0002_second.sql', index.replace('create', 'create unique'))
    await expect(run()).rejects.toThrow(/^migration 0002_second\.sql.*could not create unique index/)
    expect(await isValid()).toBe(false)
    await pool.query('delete from a where ctid in (select min(ctid) from a group by id having count(*) > 1)')
    expect(await run()).toEqual(['0002_second.sql'])
    expect(await isValid()).toBe(true)
  })

  it('keeps an index that a broken run had finished', async () => {
    await pool.query('create index a_by_id on a (id)')
    write('0002_second.sql', `${index}drop index concurrently if exists a_by_name;`)
    expect(await run()).toEqual(['0002_second.sql'])
  })

  it('refuses anything but indexes', async () => {
    write('0002_second.sql', `${index}insert into a values (9)`)
    await expect(run()).rejects.toThrow(/0002_second\.sql.*not: insert into a/)
    expect(await isValid()).toBeUndefined()
  })
})
