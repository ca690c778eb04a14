// `npm run restore:drill -- [--from NAME|FILE|FOLDER] [--key-file FILE] [--accept-unsigned]` restores the newest backup of BACKUP_TO, or
// the named one, into a separate database server, counts it, checks its invariants, compares its audit log with the shop's, and deletes
// it. The shop may be open.
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Manifest, readManifest } from '#kit/backup/manifest.ts'
import { makeTables, readRows } from '#kit/backup/read-backup.ts'
import { type Config, readConfig } from '#kit/config/config.ts'
import { reasonOf } from '#kit/config/reason.ts'
import { createDatabase, type Database } from '#kit/database/database.ts'
import { ensureDatabaseServer } from '#kit/database/database-server.ts'
import { migrate } from '#kit/database/migrations.ts'
import { auditRowsChangedSince } from '#modules/audit/index.ts'
import { noteRun, type RunResult } from '#modules/backups/index.ts'
import { type BrokenInvariant, findBrokenInvariants } from '#server/find-broken-invariants.ts'
import { runCommand } from '#server/run-command.ts'
import { openBackup } from './backup/open-backup.ts'
import { withDatabase } from './backup/with-database.ts'

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      from: { type: 'string', default: 'newest' },
      'key-file': { type: 'string' },
      'accept-unsigned': { type: 'boolean', default: false },
    },
  })
  const config = readConfig()
  await withDatabase(config, async ({ db }) => {
    const began = performance.now()
    const {
      name,
      rows,
      files,
      broken = 0,
    } = await noteRun(db, 'drill', reasonOf, () =>
      drill({ config, db, from: values.from, keyFile: values['key-file'], acceptsUnsigned: values['accept-unsigned'] }),
    )
    const seconds = Math.round((performance.now() - began) / 1000)
    const held = files === null ? 'its files stay in their bucket' : `${files} files`
    console.log(`${name}: ${rows.toLocaleString('en')} rows and ${held} came back in ${seconds} s; ${broken} invariants broken`)
    if (broken > 0) process.exitCode = 1
  })
})

type Drill = { config: Config; db: Database; from: string; keyFile: string | undefined; acceptsUnsigned: boolean }

async function drill({ config, db, ...asked }: Drill): Promise<RunResult> {
  const work = await mkdtemp(join(config.dataDir, 'drill-'))
  try {
    const { folder, name, bytes } = await openBackup(config, { ...asked, work })
    const manifest = await readManifest(folder)
    const broken = await withScratch(work, (scratch) => restoreInto({ url: scratch, folder, manifest, shop: db }))
    for (const { rule, subject, finding } of broken) console.log(`${rule}: ${subject} ${finding}`)
    const files = await countFiles(folder, manifest)
    return { name, bytes, rows: manifest.tables.reduce((sum, table) => sum + table.rows, 0), files, broken: broken.length }
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/** Runs a separate database server below `work`, so it needs no rights in the shop's server and uses none of its resources. */
async function withScratch<Result>(work: string, restore: (url: string) => Promise<Result>): Promise<Result> {
  const server = await ensureDatabaseServer({ databaseUrl: undefined, dataDir: join(work, 'scratch') })
  try {
    return await restore(server.url)
  } finally {
    await server.release()
  }
}

type Restored = { url: string; folder: string; manifest: Manifest; shop: Database }

async function restoreInto({ url, folder, manifest, shop }: Restored): Promise<BrokenInvariant[]> {
  const { db, close } = createDatabase({ url, poolSize: 1, statementTimeoutMs: 0 })
  try {
    await makeTables(db, url, manifest)
    await readRows(db, folder, manifest, () => undefined)
    await migrate({ url })
    const changed = await auditRowsChangedSince(db, { db: shop })
    return [
      ...(await findBrokenInvariants(db)),
      ...changed.map(({ id, finding }) => ({ rule: 'the audit log is only ever added to', subject: id, finding })),
    ]
  } finally {
    await close()
  }
}

/** Throws if the number of restored files differs from the manifest. */
async function countFiles(folder: string, { files }: Manifest): Promise<number | null> {
  if (files === null) return null
  const found = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true })
  const count = found.filter((entry) => entry.isFile()).length
  if (count !== files) throw new Error(`${count} of ${files} files came back`)
  return count
}
