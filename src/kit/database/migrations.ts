import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { projectRoot } from '../config/project-root.ts'
import { createClient } from './client.ts'
import { changeIndexesConcurrently, runsOutsideTransaction } from './concurrent-indexes.ts'
import type { Database } from './database.ts'
import { orUnavailable } from './database-away.ts'
import { requireRights } from './database-rights.ts'
import { bringOlderServerUp } from './older-servers.ts'
import { hasErrorCode } from './sql-errors.ts'

export interface Migration {
  /** File name, such as `0001_catalog.sql`. */
  name: string
  sql: string
  checksum: string
}

export interface MigrateOptions {
  url: string
  migrations?: Migration[]
  onApplied?: (name: string, durationMs: number) => void
  /** Called with applied migrations that this code does not know: a newer release has run here. */
  onNewer?: (names: string[]) => void
  /** Called once when another instance has held the lock for some seconds. */
  onWaiting?: () => void
}

const migrationsFolder = join(projectRoot, 'db', 'migrations')

const migrationLock = 7_301_812
/** A migration that waits for a lock blocks every later query behind it, so it gives up soon and retries. */
const lockTimeoutMs = 4000
const lockAttempts = 8
const turnPauseMs = 200
const logWaitingAfterMs = 3000

/** Returns the SQL migrations of a folder in order. Throws for a malformed name or a number used twice. */
export function readMigrations(folder = migrationsFolder): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  const numbers = new Set<string>()
  return names.map((name) => {
    const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1]
    if (!number) throw new Error(`migration ${name} is not named like 0001_what_it_does.sql`)
    if (numbers.has(number)) throw new Error(`two migrations have the number ${number}`)
    numbers.add(number)
    const sql = readFileSync(join(folder, name), 'utf8')
    return { name, sql, checksum: createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex') }
  })
}

/**
 * Applies missing migrations under a lock against other instances, each in its own transaction unless marked otherwise. Returns those that
 * ran. Leaves a newer database alone.
 */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const migrations = options.migrations ?? readMigrations()
  const client = createClient({ connectionString: options.url, application_name: 'tulpar migrations' })
  try {
    await client.connect()
    await takeTurn(client, options.onWaiting)
    if (!(await hasHistory(client))) await requireRights(client, sqlOf(migrations))
    const applied = await readApplied(client)
    const pending = findPending(migrations, applied)
    const known = new Set(migrations.map(({ name }) => name))
    const newer = applied.map(({ name }) => name).filter((name) => !known.has(name))
    if (newer.length > 0) options.onNewer?.(newer)
    if (pending.length > 0) await requireRights(client, sqlOf(pending))
    if (pending.length > 0) await bringOlderServerUp(client)
    const ran: string[] = []
    for (const migration of pending) {
      const start = performance.now()
      if (!(await applyPatiently(client, migration, options.onWaiting))) continue
      ran.push(migration.name)
      options.onApplied?.(migration.name, Math.round(performance.now() - start))
    }
    return ran
  } catch (error) {
    throw orUnavailable(error)
  } finally {
    await client.end()
  }
}

/** Polls for the lock. A waiting statement would block an index that is built concurrently, which waits for all statements. */
async function takeTurn(client: pg.Client, onWaiting?: () => void): Promise<void> {
  const start = performance.now()
  for (let isLogged = false; ;) {
    const { rows } = await client.query<{ is_ours: boolean }>('select pg_try_advisory_lock($1) as is_ours', [migrationLock])
    if (rows[0]?.is_ours) return
    if (!isLogged && performance.now() - start > logWaitingAfterMs) {
      isLogged = true
      onWaiting?.()
    }
    await setTimeout(turnPauseMs)
  }
}

/** Releases the lock and waits again: an earlier release waits inside a statement, which blocks a concurrent index build. */
async function letOthersPass(client: pg.Client, onWaiting?: () => void): Promise<void> {
  await client.query('select pg_advisory_unlock($1)', [migrationLock])
  await takeTurn(client, onWaiting)
}

export async function isMigrated(db: Pick<pg.Pool, 'query'>, migrations = readMigrations()): Promise<boolean> {
  const { rows } = await db.query<AppliedRow>('select name, checksum from schema_migrations')
  return findPending(migrations, rows).length === 0
}

export async function findAppliedMigrations(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(db)
  return rows.map(({ name }) => name)
}

interface AppliedRow {
  name: string
  checksum: string
}

function sqlOf(migrations: readonly Migration[]): string[] {
  return migrations.map(({ sql }) => sql)
}

/** Returns false for an empty database: the list of migrations is its first table. */
async function hasHistory(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ is_there: boolean }>(`select to_regclass('schema_migrations') is not null as is_there`)
  return rows[0]?.is_there ?? false
}

async function readApplied(client: pg.Client): Promise<AppliedRow[]> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`)
  const { rows } = await client.query<AppliedRow>('select name, checksum from schema_migrations order by name')
  return rows
}

function findPending(migrations: Migration[], applied: AppliedRow[]): Migration[] {
  const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]))
  for (const { name, checksum } of migrations) {
    const known = checksums.get(name)
    if (known !== undefined && known !== checksum) {
      throw new Error(`migration ${name} was edited after it ran here: put it back and write a new one (or empty a development database)`)
    }
  }
  const pending = migrations.filter(({ name }) => !checksums.has(name))
  const newestApplied =
    applied
      .map(({ name }) => name)
      .filter((name) => migrations.some((known) => known.name === name))
      .sort()
      .at(-1) ?? ''
  const late = pending.find(({ name }) => name < newestApplied)
  if (late) throw new Error(`migration ${late.name} comes before ${newestApplied}, which already ran: give it a later number`)
  return pending
}

const lockNotToBeHad = '55P03'
const deadlock = '40P01'

/** Returns false if another instance applied the migration between two attempts. */
async function applyPatiently(client: pg.Client, migration: Migration, onWaiting?: () => void): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (await isApplied(client, migration)) return false
      await apply(client, migration)
      return true
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      if (attempt >= lockAttempts || !hasErrorCode(error, lockNotToBeHad, deadlock)) throw explain(migration, error)
      if (hasErrorCode(error, deadlock)) await letOthersPass(client, onWaiting)
    }
  }
}

async function isApplied(client: pg.Client, { name }: Migration): Promise<boolean> {
  const { rows } = await client.query('select 1 from schema_migrations where name = $1', [name])
  return rows.length > 0
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  if (runsOutsideTransaction(migration.sql)) {
    await changeIndexesConcurrently(client, migration.sql)
    return noteApplied(client, migration)
  }
  await client.query(`begin; set local lock_timeout = ${lockTimeoutMs}`)
  await client.query(migration.sql)
  await noteApplied(client, migration)
  await client.query('commit')
}

async function noteApplied(client: pg.Client, { name, checksum }: Migration): Promise<void> {
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
}

function explain(migration: Migration, error: unknown): Error {
  const position = error instanceof pg.DatabaseError && error.position ? Number(error.position) : undefined
  const place = position === undefined ? migration.name : `${migration.name}:${migration.sql.slice(0, position).split('\n').length}`
  return new Error(`migration ${place}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
}
