import { createWriteStream } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'
import { copyFiles } from './copy-files.ts'
import { type Manifest, rowsFile, writeManifest } from './manifest.ts'
import { listParts, listTables, openJobs } from './tables.ts'

const rowsAtOnce = 2000

export type Backup = {
  db: Database
  folder: string
  filesFolder: string | undefined
  takeFiles?: (from: string, to: string) => Promise<number>
  tell: (line: string) => void
}

/** Writes a snapshot of the database, then the files, so no row names a missing file. The folder must be new or empty, and private. */
export async function writeBackup({ db, folder, filesFolder, takeFiles = copyFiles, tell }: Backup): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty`)
  await mkdir(join(folder, 'rows'), { mode: 0o700 })
  const written = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (moment) => {
      const tables: Manifest['tables'] = []
      for (const { name, columns } of await listTables(moment)) {
        const rows = await writeRows(moment, rowsFile(folder, name), sql`select t::text as line from ${sql.table(name)} t`)
        tables.push({ name, columns, rows })
        if (rows > 0) tell(`${name.padEnd(36)}${rows.toLocaleString('en').padStart(12)}`)
      }
      const jobs = await writeRows(moment, rowsFile(folder, 'jobs'), sql`select to_json(j)::text as line from (${openJobs}) j`)
      return { migrations: await listMigrations(moment), parts: await listParts(moment), tables, jobs }
    })
  const files = filesFolder === undefined ? null : await takeFiles(filesFolder, join(folder, 'files'))
  const manifest: Manifest = { format: 2, made_at: new Date().toISOString(), ...written, files }
  await writeManifest(folder, manifest)
  return manifest
}

async function writeRows(db: Database, path: string, query: RawBuilder<unknown>): Promise<number> {
  let count = 0
  async function* lines() {
    await sql`declare backup_rows no scroll cursor for ${query}`.execute(db)
    for (;;) {
      const { rows } = await sql<{ line: string }>`fetch ${sql.lit(rowsAtOnce)} from backup_rows`.execute(db)
      if (rows.length === 0) break
      count += rows.length
      yield rows.map(({ line }) => `${JSON.stringify(line)}\n`).join('')
    }
    await sql`close backup_rows`.execute(db)
  }
  await pipeline(Readable.from(lines()), createGzip({ level: 1 }), createWriteStream(path, { mode: 0o600 }))
  return count
}

async function listMigrations(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(db)
  return rows.map(({ name }) => name)
}
