import { readConfig } from '#kit/config/config.ts'
import { ensureDatabaseServer } from '#kit/database/database-server.ts'
import { migrate } from '#kit/database/migrations.ts'
import { runCommand } from '#server/run-command.ts'

await runCommand(async () => {
  const server = await ensureDatabaseServer(readConfig())
  try {
    const applied = await migrate({ url: server.url, onApplied: (name, durationMs) => console.log(`${name} (${durationMs} ms)`) })
    console.log(applied.length === 0 ? 'the database is up to date' : `${applied.length} migrations ran`)
  } finally {
    await server.release()
  }
})
