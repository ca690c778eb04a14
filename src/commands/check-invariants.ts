// `npm run check:invariants` reports inconsistencies in the database of DATABASE_URL, or in the embedded one. Changes nothing.
import { readConfig } from '#kit/config/config.ts'
import { createDatabase } from '#kit/database/database.ts'
import { ensureDatabaseServer } from '#kit/database/database-server.ts'
import { findBrokenInvariants } from '#server/find-broken-invariants.ts'
import { runCommand } from '#server/run-command.ts'

await runCommand(async () => {
  const server = await ensureDatabaseServer(readConfig())
  const connection = createDatabase({ url: server.url, poolSize: 1, statementTimeoutMs: 0 })
  try {
    const broken = await findBrokenInvariants(connection.db)
    for (const { rule, subject, finding } of broken) console.error(`${rule}: ${subject}: ${finding}`)
    console.log(broken.length === 0 ? 'every invariant holds' : `${broken.length} findings`)
    if (broken.length > 0) process.exitCode = 1
  } finally {
    await connection.close()
    await server.release()
  }
})
