import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { sql } from 'kysely'
import { type Database, withTransaction } from '#kit/database/database.ts'
import { migrate, readMigrations } from '#kit/database/migrations.ts'
import { withoutIndexes } from '#kit/database/without-indexes.ts'
import { type Manifest, rowsFile } from './manifest.ts'
import { type CopiedTable, listTables, makePart } from './tables.ts'

const rowsAtOnce = 2000
/** Limit for a single statement. */
const charactersAtOnce = 4_000_000

/** Creates the tables as they were at the time of the backup. Throws if a shop exists already, or if the backup comes from a newer one. */
export async function makeTables(db: Database, url: string, { migrations }: Manifest): Promise<void> {
  const { rows } = await sql<{ is_there: boolean }>`select to_regclass('schema_migrations') is not null as is_there`.execute(db)
  if (rows[0]?.is_there) throw new Error('the database holds a shop already: restore into an empty one')
  const known = readMigrations()
  const unknown = migrations.find((name) => !known.some((migration) => migration.name === name))
  if (unknown !== undefined) throw new Error(`the backup was made by a newer shop, which knows ${unknown}`)
  await migrate({ url, migrations: known.filter(({ name }) => migrations.includes(name)) })
}

/** Reads all rows in one transaction, so an interrupted restore leaves empty tables. */
export async function readRows(db: Database, folder: string, manifest: Manifest, tell: (line: string) => void): Promise<void> {
  const tables = await listTables(db)
  for (const { name, columns } of manifest.tables) {
    const table = tables.find((candidate) => candidate.name === name)
    if (table?.columns.join() !== columns.join()) throw new Error(`the backup does not fit the table ${name}`)
  }
  await withTransaction(db, async (transaction) => {
    await setTriggers(transaction, tables, 'disable')
    await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(transaction)
    for (const part of manifest.parts) await makePart(transaction, tables, part)
    const whole = tables.filter(({ is_cut }) => !is_cut).map(({ name }) => name)
    await withoutIndexes(transaction, whole, async () => {
      for (const table of manifest.tables) {
        const count = await readTable(transaction, rowsFile(folder, table.name), table)
        if (count !== table.rows) throw new Error(`${table.name} has ${count} rows in the backup, not ${table.rows}`)
        if (count > 0) tell(`${table.name.padEnd(36)}${count.toLocaleString('en').padStart(12)}`)
      }
    })
    await setTriggers(transaction, tables, 'enable')
    await countOn(transaction)
  })
  await sql`analyze`.execute(db)
}

/** Requires the queues, which exist once the shop has opened. */
export async function readJobs(db: Database, folder: string): Promise<number> {
  return eachBatch(rowsFile(folder, 'jobs'), async (lines) => {
    await sql`
      insert into jobs.job select r.* from unnest(${lines}::text[]) as line cross join lateral json_populate_record(null::jobs.job, line::json) as r
    `.execute(db)
  })
}

/** The rows must stay unchanged and send no notification, so triggers are disabled. */
async function setTriggers(db: Database, tables: readonly CopiedTable[], state: 'enable' | 'disable'): Promise<void> {
  for (const { name } of tables) await sql`alter table ${sql.table(name)} ${sql.raw(state)} trigger user`.execute(db)
}

/** Sets each sequence to continue after the highest restored number. */
async function countOn(db: Database): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns where table_schema = 'public' and is_identity = 'YES'
  `.execute(db)
  for (const { table, column } of rows)
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}), coalesce(max(${sql.ref(column)}), 0) + 1, false) from ${sql.table(table)}`.execute(
      db,
    )
}

function readTable(db: Database, path: string, { name, columns }: Manifest['tables'][number]): Promise<number> {
  const into = sql.join(columns.map((column) => sql.ref(column)))
  const from = sql.join(columns.map((column) => sql`(x.r).${sql.ref(column)}`))
  return eachBatch(path, async (lines) => {
    // Without the offset, each line would be parsed again for every column.
    await sql`insert into ${sql.table(name)} (${into}) overriding system value select ${from}
      from (select line::${sql.table(name)} as r from unnest(${lines}::text[]) as line offset 0) as x`.execute(db)
  })
}

async function eachBatch(path: string, take: (lines: string[]) => Promise<void>): Promise<number> {
  let count = 0
  let batch: string[] = []
  let characters = 0
  const flush = async () => {
    if (batch.length > 0) await take(batch)
    count += batch.length
    batch = []
    characters = 0
  }
  await pipeline(createReadStream(path), createGunzip(), async (bytes) => {
    for await (const line of createInterface({ input: Readable.from(bytes), crlfDelay: Infinity })) {
      const row: unknown = JSON.parse(line)
      if (typeof row !== 'string') throw new Error(`${path} holds something else than rows`)
      batch.push(row)
      characters += row.length
      if (batch.length >= rowsAtOnce || characters >= charactersAtOnce) await flush()
    }
  })
  await flush()
  return count
}
