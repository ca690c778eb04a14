import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import { afterAll, expect, inject, it } from 'vitest'
import { projectRoot } from '#kit/config/project-root.ts'
import type { Database } from '#kit/database/database.ts'
import { newId } from '#kit/ids.ts'
import { createJobRunner, type JobRunner } from '#kit/jobs/jobs.ts'
import { createLog } from '#kit/log/log.ts'
import { refundJob } from '#modules/payments/index.ts'
import { testDatabase } from '#tests/support/database.ts'
import { temporaryFolder } from '#tests/support/shop.ts'
import { findBrokenInvariants } from '#server/find-broken-invariants.ts'
import { seedShop } from '../seed/seed-shop.ts'
import { readManifest } from '#kit/backup/manifest.ts'
import { makeTables, readJobs, readRows } from '#kit/backup/read-backup.ts'
import { listParts, listTables } from '#kit/backup/tables.ts'
import { writeBackup } from '#kit/backup/write-backup.ts'

const { db, pool } = await testDatabase()
const jobs = await queuesOn(pool)
const quiet = () => undefined
const home = temporaryFolder()
const filesFolder = join(home, 'files')
mkdirSync(join(filesFolder, 'slips'), { recursive: true })
writeFileSync(join(filesFolder, 'slips', 'one'), 'a slip')
writeFileSync(join(filesFolder, 'slips', 'two.draft'), 'half a slip')

/** Creates the queues that every open shop has. */
async function queuesOn(connections: Pool): Promise<JobRunner> {
  const runner = createJobRunner({ pool: connections, log: createLog({ level: 'silent' }) })
  runner.work(refundJob, () => Promise.resolve())
  await runner.open()
  afterAll(() => runner.stop())
  return runner
}

/** Reads every row of every table as PostgreSQL writes it, as one hash per table, with indexes, constraints and triggers. */
async function contentOf(database: Database): Promise<unknown> {
  const hashes: Record<string, string> = {}
  for (const { name } of await listTables(database)) {
    const { rows } = await sql<{ hash: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(t::text, e'\\n' order by t::text)), '') as hash from ${sql.table(name)} t`.execute(
      database,
    )
    hashes[name] = rows[0]?.hash ?? ''
  }
  const { rows: shape } = await sql`
    select indexdef as part from pg_indexes where schemaname in ('public', 'analytics_months')
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
    union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    order by 1`.execute(database)
  return { hashes, shape, parts: await listParts(database) }
}

it('brings back every row, index and part, and the files', async () => {
  await seedShop(db, { products: 30, orders: 60 }, quiet)
  await sql`create table analytics_months.analytics_sessions_2026_03 partition of analytics_sessions for values from ('2026-03-01') to ('2026-04-01') with (fillfactor = 75)`.execute(
    db,
  )
  await sql`insert into analytics_sessions (id, month, started_at, last_seen_at, device_class, landing_path)
    values ('visit', '2026-03-01', '2026-03-02 10:11:12.131415+00', now(), 'phone', ${'/a "quoted", (bracketed)\n\\ path, №1 қазақ'})`.execute(
    db,
  )
  await sql`insert into figure_changes (kind, day) values ('orders', '2026-03-01'), ('orders', '2026-03-02')`.execute(db)
  await sql`update orders set note = '', billing_address = 'null'::jsonb where id = (select min(id::text)::uuid from orders)`.execute(db)

  const refundId = newId()
  await jobs.enqueue(db, refundJob, { refundId })

  const folder = join(home, 'backup')
  const { files } = await writeBackup({ db, folder, filesFolder, tell: quiet })
  expect(files).toBe(1)
  expect([existsSync(join(folder, 'files/slips/one')), existsSync(join(folder, 'files/slips/two.draft'))]).toEqual([true, false])
  expect(statSync(folder).mode & 0o077).toBe(0)
  await expect(writeBackup({ db, folder, filesFolder, tell: quiet })).rejects.toThrow('is not empty')

  const empty = await testDatabase({ isBare: true })
  const manifest = await readManifest(folder)
  await makeTables(empty.db, empty.url, manifest)
  await readRows(empty.db, folder, manifest, quiet)
  expect(await contentOf(empty.db)).toEqual(await contentOf(db))
  expect(await findBrokenInvariants(empty.db)).toEqual([])
  await expect(makeTables(empty.db, empty.url, manifest)).rejects.toThrow('holds a shop already')
  await sql`insert into figure_changes (kind, day) values ('orders', '2026-03-03')`.execute(empty.db)

  await queuesOn(empty.pool)
  expect(await readJobs(empty.db, folder)).toBe(1)
  const { rows } = await empty.pool.query(`select state, data from jobs.job where name = 'refund'`)
  expect(rows).toEqual([{ state: 'created', data: { refundId } }])
})

it('names the file that is missing or cut short', async () => {
  const folder = join(home, 'without-rows')
  mkdirSync(join(folder, 'rows'), { recursive: true })
  await expect(readJobs(db, folder)).rejects.toThrow(/ENOENT.*jobs\.gz/)
  writeFileSync(join(folder, 'rows', 'jobs.gz'), gzipSync('"a line"\n'.repeat(100)).subarray(0, -12))
  await expect(readJobs(db, folder)).rejects.toThrow('unexpected end of file')
})

it('runs no SQL of a backup, and reads the parts of an earlier format', async () => {
  const folder = join(home, 'earlier')
  await writeBackup({ db, folder, filesFolder: undefined, tell: quiet })
  const manifestFile = join(folder, 'backup.json')
  const written = JSON.parse(readFileSync(manifestFile, 'utf8')) as {
    parts: { schema: string; name: string; table: string; from: string; to: string }[]
  }
  const withParts = (parts: unknown[]) => writeFileSync(manifestFile, JSON.stringify({ ...written, format: 1, parts }))
  const sqlOf = ({ schema, name, table, from, to }: (typeof written.parts)[number]) =>
    `create table ${schema}.${name} partition of ${table} FOR VALUES FROM ('${from}') TO ('${to}')`
  withParts(written.parts.map(sqlOf))
  expect((await readManifest(folder)).parts).toMatchObject(written.parts.map(({ name, from, to }) => ({ name, from, to })))
  for (const planted of ['copy users to program $$id$$', `${written.parts.slice(0, 1).map(sqlOf).join('')}; drop table users`]) {
    withParts([planted])
    await expect(readManifest(folder)).rejects.toThrow()
  }
  withParts([{ schema: 'public', name: 'x', table: 'users', from: '2026-01-01', to: '2026-02-01', fillfactor: null }])
  const { db: empty, url } = await testDatabase({ isBare: true })
  const manifest = await readManifest(folder)
  await makeTables(empty, url, manifest)
  await expect(readRows(empty, folder, manifest, quiet)).rejects.toThrow('has no parts')
})

it('is not restored by a superuser, whose rights its content would get', async () => {
  const folder = join(home, 'for-an-owner')
  await writeBackup({ db, folder, filesFolder: undefined, tell: quiet })
  const { db: empty, name } = await testDatabase({ isBare: true })
  const url = new URL(inject('database').adminUrl)
  url.pathname = `/${name}`
  const env = { PATH: process.env.PATH, DATABASE_URL: url.href, DATA_DIR: join(home, 'data'), DEMO: 'off' }
  const command = join(projectRoot, 'src/commands/restore.ts')
  const { status, stderr } = spawnSync(process.execPath, [command, '--from', folder], { cwd: projectRoot, env, encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringContaining('the role of DATABASE_URL is a superuser')])
  expect(await listTables(empty)).toEqual([])
})

it('is refused when it is incomplete or comes from a newer shop', async () => {
  const folder = join(home, 'torn')
  const whole = await writeBackup({ db, folder, filesFolder: undefined, tell: quiet })
  expect(whole.files).toBeNull()
  const { db: empty, url } = await testDatabase({ isBare: true })
  const newer = { ...whole, migrations: [...whole.migrations, '9999_what_nobody_knows.sql'] }
  await expect(makeTables(empty, url, newer)).rejects.toThrow('made by a newer shop')
  await makeTables(empty, url, whole)
  const short = { ...whole, tables: whole.tables.map((table) => ({ ...table, rows: table.rows + 1 })) }
  await expect(readRows(empty, folder, short, quiet)).rejects.toThrow('in the backup')
  rmSync(join(folder, 'backup.json'))
  await expect(readManifest(folder)).rejects.toThrow('no whole backup')
})
