// `npm run admin:reset-sign-in -- --email you@example.com` restores access for staff who lost their authenticator app or passkey.
import { parseArgs } from 'node:util'
import { email } from '#contract/fields.ts'
import { systemClock } from '#kit/clock/clock.ts'
import { readConfig } from '#kit/config/config.ts'
import { createDatabase } from '#kit/database/database.ts'
import { ensureDatabaseServer } from '#kit/database/database-server.ts'
import { migrate } from '#kit/database/migrations.ts'
import { createFiles } from '#kit/files/files.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import { ImageQueue } from '#kit/images/image-queue.ts'
import { createJobRunner } from '#kit/jobs/jobs.ts'
import { createLog } from '#kit/log/log.ts'
import { resetSignIn } from '#modules/identity/index.ts'
import { ShopMemory } from '#modules/shop-memory.ts'
import { systemCtx } from '#server/system-ctx.ts'
import { runCommand } from '#server/run-command.ts'

await runCommand(reset)

async function reset(): Promise<void> {
  const { values } = parseArgs({ options: { email: { type: 'string' } } })
  const address = email.safeParse(values.email)
  if (!address.success) return refuse('usage: npm run admin:reset-sign-in -- --email you@example.com')
  const config = readConfig()
  const log = createLog({ level: 'warn' })
  const server = await ensureDatabaseServer(config)
  try {
    await migrate({ url: server.url })
    const { db, pool, close } = createDatabase({ url: server.url, poolSize: 2 })
    const jobs = createJobRunner({ pool, log })
    try {
      await jobs.open()
      const files = await createFiles(config.storageUrl, config.dataDir)
      const ctx = systemCtx({
        db,
        log,
        files,
        jobs,
        clock: systemClock,
        imageQueue: new ImageQueue(),
        memory: new ShopMemory(),
      })
      const { hadApp, passkeys, sessions } = await resetSignIn(ctx, address.data)
      console.log(`Taken away: ${hadApp ? 1 : 0} authenticator app, ${passkeys} passkeys. Sessions ended: ${sessions}.`)
      console.log('The password alone signs in now, at /login, to set up others at /security. A mail tells its owner.')
    } finally {
      await jobs.stop()
      await close()
    }
  } catch (error) {
    if (!(error instanceof NotFound)) throw error
    refuse(`nobody of the staff has the address ${address.data}`)
  } finally {
    await server.release()
  }
}

function refuse(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}
