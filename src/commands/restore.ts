// `npm run restore -- --from FOLDER|FILE|newest [--key-file FILE]`: fills an empty database, and the files, from what `npm run backup` wrote.
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { copyFiles } from '#kit/backup/copy-files.ts'
import { readManifest } from '#kit/backup/manifest.ts'
import { makeTables, readJobs, readRows } from '#kit/backup/read-backup.ts'
import { type Config, readConfig } from '#kit/config/config.ts'
import { filesFolder } from '#kit/files/files.ts'
import { createLog } from '#kit/log/log.ts'
import { openShop } from '#server/open-shop.ts'
import { runCommand } from '#server/run-command.ts'
import { openBackup } from './backup/open-backup.ts'
import { withDatabase } from './backup/with-database.ts'

await runCommand(async () => {
  const { values } = parseArgs({ options: { from: { type: 'string' }, 'key-file': { type: 'string' } } })
  if (values.from === undefined) throw new Error('usage: npm run restore -- --from FOLDER|FILE|newest [--key-file FILE]')
  const config = readConfig()
  await mkdir(config.dataDir, { recursive: true })
  const work = await mkdtemp(join(config.dataDir, 'restore-'))
  try {
    const { folder } = await openBackup(config, { from: values.from, keyFile: values['key-file'], work })
    await restore(config, folder)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
})

async function restore(config: Config, folder: string): Promise<void> {
  const manifest = await readManifest(folder)
  await withDatabase(config, async ({ db, url }) => {
    await makeTables(db, url, manifest)
    await readRows(db, folder, manifest, (line) => console.log(line))
  })
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
