// `npm run backup -- --to FOLDER` writes the current database (of DATABASE_URL or the embedded one) and files into a folder. Without --to
// it writes one encrypted file to BACKUP_TO and deletes the backups there that the retention rule drops. The shop may be open.
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makeBackupKeys, packBackup, recipientOf } from '#kit/backup/archive.ts'
import { openBackupStore } from '#kit/backup/backup-store.ts'
import { linkFiles } from '#kit/backup/copy-files.ts'
import { writeBackup } from '#kit/backup/write-backup.ts'
import { type Config, readConfig } from '#kit/config/config.ts'
import { reasonOf } from '#kit/config/reason.ts'
import type { Database } from '#kit/database/database.ts'
import { filesFolder } from '#kit/files/files.ts'
import { noteRun, type RunResult } from '#modules/backups/index.ts'
import { runCommand } from '#server/run-command.ts'
import { withDatabase } from './backup/with-database.ts'

const usage = 'usage: npm run backup -- --to FOLDER, or without it where BACKUP_TO and BACKUP_KEY are set; --new-key makes a key'

await runCommand(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' }, 'new-key': { type: 'boolean' } } })
  if (values['new-key']) return tellNewKey()
  const config = readConfig()
  if (values.to === undefined && config.backup === undefined) throw new Error(usage)
  await withDatabase(config, async ({ db }) => {
    if (values.to === undefined) await backUpToStore(config, db)
    else await backUpToFolder(config, db, resolve(values.to))
  })
})

async function backUpToFolder(config: Config, db: Database, folder: string): Promise<void> {
  const from = filesFolder(config.storageUrl, config.dataDir)
  const { files, jobs } = await writeBackup({ db, folder, filesFolder: from, tell: (line) => console.log(line) })
  console.log(`${jobs} open jobs; ${files === null ? 'the files stay in their bucket' : `${files} files`}; all in ${folder}`)
}

async function backUpToStore(config: Config, db: Database): Promise<void> {
  const { backup } = config
  if (backup === undefined) throw new Error(usage)
  const store = await openBackupStore(backup.url, config.dataDir)
  const { name, bytes } = await noteRun(db, 'backup', reasonOf, async (): Promise<RunResult> => {
    const work = await mkdtemp(join(config.dataDir, 'backup-'))
    try {
      const [folder, file] = [join(work, 'content'), join(work, 'archive')]
      const from = filesFolder(config.storageUrl, config.dataDir)
      const manifest = await writeBackup({ db, folder, filesFolder: from, takeFiles: linkFiles, tell: () => undefined })
      await packBackup({ folder, file, recipient: await recipientOf(backup.key) })
      const made = await store.put(file, new Date(manifest.made_at), config.authSecret)
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
      return { name: made, bytes: (await stat(file)).size, rows, files: manifest.files }
    } finally {
      await rm(work, { recursive: true, force: true })
    }
  })
  console.log(`${name}, ${(bytes / 1024 ** 2).toFixed(1)} MB; ${await store.thin()} older ones deleted`)
}

async function tellNewKey(): Promise<void> {
  const { recipient, identity } = await makeBackupKeys()
  console.log(
    `BACKUP_KEY=${recipient}\n\nWhat opens the backups again. Keep it apart from this machine; nothing else opens them:\n${identity}`,
  )
}
