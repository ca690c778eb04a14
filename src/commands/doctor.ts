// `npm run doctor` checks an installation, running or planned, and advises on each finding. Changes no existing data. Outside production it
// creates a missing data folder and embedded database, as a start does.
import { ConfigError, readConfig } from '#kit/config/config.ts'
import { ensureDatabaseServer } from '#kit/database/database-server.ts'
import { ensureDataDir } from '#kit/files/private-folder.ts'
import { runCommand } from '#server/run-command.ts'
import { bad, type Finding } from './doctor/finding.ts'
import { checkAddress } from './doctor/check-address.ts'
import { checkBackups } from './doctor/check-backups.ts'
import { checkDatabase, unreachable } from './doctor/check-database.ts'
import { checkEinvoice } from './doctor/check-einvoice.ts'
import { checkFiles } from './doctor/check-files.ts'
import { checkMail } from './doctor/check-mail.ts'
import { checkSecrets } from './doctor/check-secrets.ts'

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
    ...checkSecrets(config),
    ...(await examineDatabase(config)),
    ...(await checkFiles(config)),
    ...(await checkBackups(config)),
    ...(await checkMail(config)),
    ...(await checkAddress(config)),
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
    return [...(await checkDatabase(config, server.url)), ...(await checkEinvoice(server.url))]
  } finally {
    await server.release()
  }
}
