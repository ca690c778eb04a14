// `npm run backup -- --to FOLDER`: the database of DATABASE_URL or the embedded one, and the files, as they are now. The shop may be open.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '#kit/config/config.ts'
import { createDatabase } from '#kit/database/database.ts'
import { ensureDatabaseServer } from '#kit/database/database-server.ts'
import { filesFolder } from '#kit/files/files.ts'
import { writeBackup } from './backup/write-backup.ts'
import { runCommand } from '#server/run-command.ts'

await runCommand(backup)

async function backup(): Promise<void> {
  const { values } = parseArgs({ options: { to: { type: 'string' } } })
  if (values.to === undefined) throw new Error('usage: npm run backup -- --to FOLDER')
  const folder = resolve(values.to)
  const config = readConfig()
  const server = await ensureDatabaseServer(config)
  try {
    const { db, close } = createDatabase({ url: server.url, poolSize: 1, statementTimeoutMs: 0 })
    try {
      const from = filesFolder(config.storageUrl, config.dataDir)
      const { files, jobs } = await writeBackup({ db, folder, filesFolder: from, tell: (line) => console.log(line) })
      console.log(`${jobs} open jobs; ${files === null ? 'the files stay in their bucket' : `${files} files`}; all in ${folder}`)
    } finally {
      await close()
    }
  } finally {
    await server.release()
  }
}
