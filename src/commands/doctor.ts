// `npm run doctor` checks an installation, running or planned, and advises on each finding. Changes no existing data. Outside production it
// creates a missing data folder and embedded database, as a start does.
import { ConfigError, readConfig } from '#kit/config/config.ts'
import { ensureDatabaseServer } from '#kit/database/database-server.ts'
import { ensureDataDir } from '#kit/files/private-folder.ts'
import { runCommand } from '#server/run-command.ts'
import { bad, type Finding } from './doctor/finding.ts'
import { lookAtAddress } from './doctor/look-at-address.ts'
import { lookAtBackups } from './doctor/look-at-backups.ts'
import { lookAtDatabase, unreachable } from './doctor/look-at-database.ts'
import { lookAtFiles } from './doctor/look-at-files.ts'
import { lookAtMail } from './doctor/look-at-mail.ts'
import { lookAtSecrets } from './doctor/look-at-secrets.ts'

const marks = { good: '✓', doubtful: '?', bad: '✗' } as const

await runCommand(async () => {
  const findings = await examine()
  for (const { part, state, found, remedy } of findings) {
    console.log(`${marks[state]} ${part.padEnd(14)} ${found}`)
    if (remedy !== undefined) console.log(`${' '.repeat(17)}${remedy}.`)
  }
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length
  console.log(`\n${count('good')} good, ${count('doubtful')} to look at, ${count('bad')} to mend`)
  if (count('bad') > 0) process.exitCode = 1
})

async function examine(): Promise<Finding[]> {
  let config
  try {
    config = readConfig()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.message.split('; ').map((problem) => bad('settings', problem, 'The shop does not start before that is right'))
  }
  ensureDataDir(config.dataDir)
  return [
    ...lookAtSecrets(config),
    ...(await examineDatabase(config)),
    ...(await lookAtFiles(config)),
    ...(await lookAtBackups(config)),
    ...(await lookAtMail(config)),
    ...(await lookAtAddress(config)),
  ]
}

async function examineDatabase(config: ReturnType<typeof readConfig>): Promise<Finding[]> {
  let server
  try {
    server = await ensureDatabaseServer(config)
  } catch (error) {
    return [unreachable(error)]
  }
  try {
    return await lookAtDatabase(config, server.url)
  } finally {
    await server.release()
  }
}
