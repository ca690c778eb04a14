// `npm run restore -- --from FOLDER`: fills an empty database, and the files, from what `npm run backup` wrote.
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, readConfig } from '#kit/config/config.ts'
import { createDatabase } from '#kit/database/database.ts'
import { ensureDatabaseServer } from '#kit/database/database-server.ts'
import { filesFolder } from '#kit/files/files.ts'
import { createLog } from '#kit/log/log.ts'
import { type Manifest, readManifest } from './backup/manifest.ts'
import { makeTables, readJobs, readRows } from './backup/read-backup.ts'
import { copyFiles } from './backup/write-backup.ts'
import { openShop } from '#server/open-shop.ts'
import { runCommand } from '#server/run-command.ts'

await runCommand(restore)

async function restore(): Promise<void> {
  const { values } = parseArgs({ options: { from: { type: 'string' } } })
  if (values.from === undefined) throw new Error('usage: npm run restore -- --from FOLDER')
  const folder = resolve(values.from)
  const manifest = await readManifest(folder)
  const config = readConfig()
  await restoreRows(config, folder, manifest)
  const location = filesFolder(config.storageUrl, config.dataDir)
  if (manifest.files !== null && location !== undefined) console.log(`${await copyFiles(join(folder, 'files'), location)} files`)
  else if (manifest.files !== null) console.log(`STORAGE_URL names a bucket: put the files of ${join(folder, 'files')} there`)
  // Brings the tables up to this shop's own, and makes the queues.
  const shop = await openShop({ config: { ...config, hasDemo: false }, log: createLog({ level: 'error' }) })
  try {
    console.log(`${await readJobs(shop.db, folder)} open jobs`)
  } finally {
    await shop.close()
  }
  console.log(`restored as of ${manifest.made_at}; npm run check:invariants looks through it`)
}

async function restoreRows(config: Config, folder: string, manifest: Manifest): Promise<void> {
  const server = await ensureDatabaseServer(config)
  try {
    const { db, close } = createDatabase({ url: server.url, poolSize: 1, statementTimeoutMs: 0 })
    try {
      await makeTables(db, server.url, manifest)
      await readRows(db, folder, manifest, (line) => console.log(line))
    } finally {
      await close()
    }
  } finally {
    await server.release()
  }
}
