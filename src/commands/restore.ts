// `npm run restore -- --from FOLDER|FILE|newest [--key-file FILE] [--accept-unsigned]` fills an empty database, and the files, from a
// backup of `npm run backup`.
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { copyFiles } from '#kit/backup/copy-files.ts'
import { readManifest } from '#kit/backup/manifest.ts'
import { makeTables, readJobs, readRows } from '#kit/backup/read-backup.ts'
import { type Config, readConfig } from '#kit/config/config.ts'
import type { Database } from '#kit/database/database.ts'
import { filesFolder } from '#kit/files/files.ts'
import { ensureDataDir } from '#kit/files/private-folder.ts'
import { createLog } from '#kit/log/log.ts'
import { openShop } from '#server/open-shop.ts'
import { runCommand } from '#server/run-command.ts'
import { openBackup } from './backup/open-backup.ts'
import { withDatabase } from './backup/with-database.ts'

await runCommand(async () => {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, 'key-file': { type: 'string' }, 'accept-unsigned': { type: 'boolean', default: false } },
  })
  if (values.from === undefined)
    throw new Error('usage: npm run restore -- --from FOLDER|FILE|newest [--key-file FILE] [--accept-unsigned]')
  const config = readConfig()
  ensureDataDir(config.dataDir)
  const work = await mkdtemp(join(config.dataDir, 'restore-'))
  try {
    const { folder } = await openBackup(config, {
      from: values.from,
      keyFile: values['key-file'],
      acceptsUnsigned: values['accept-unsigned'],
      work,
    })
    await restore(config, folder)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
})

async function restore(config: Config, folder: string): Promise<void> {
  const manifest = await readManifest(folder)
  await withDatabase(config, async ({ db, url }) => {
    if (config.databaseUrl !== undefined) await refuseSuperuser(db)
    await makeTables(db, url, manifest)
    await readRows(db, folder, manifest, (line) => console.log(line))
  })
  const location = filesFolder(config.storageUrl, config.dataDir)
  if (manifest.files !== null && location !== undefined) console.log(`${await copyFiles(join(folder, 'files'), location)} files`)
  else if (manifest.files !== null) console.log(`STORAGE_URL names a bucket: put the files of ${join(folder, 'files')} there`)
  // Migrates the tables to this release and creates the queues.
  const shop = await openShop({ config: { ...config, hasDemo: false }, log: createLog({ level: 'error' }) })
  try {
    console.log(`${await readJobs(shop.db, folder)} open jobs`)
  } finally {
    await shop.close()
  }
  console.log(`restored as of ${manifest.made_at}; npm run check:invariants looks through it`)
}

/** The content of a backup must not get more rights than the shop. The embedded server has no other role and serves only this shop. */
async function refuseSuperuser(db: Database): Promise<void> {
  const { rows } = await sql<{ is_superuser: boolean }>`select rolsuper as is_superuser from pg_roles where rolname = current_user`.execute(
    db,
  )
  if (rows[0]?.is_superuser) throw new Error('the role of DATABASE_URL is a superuser: restore as the role that owns the shop’s database')
}
