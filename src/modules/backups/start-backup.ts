import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { projectRoot } from '#kit/config/project-root.ts'
import { defineJob } from '#kit/jobs/jobs.ts'
import type { Log } from '#kit/log/log.ts'

/** A failed nightly backup is reported. A retry would seldom help, and two at once never. */
export const backupJob = defineJob({ name: 'back-up', payload: z.object({}), retryLimit: 0 })

/** Runs `npm run backup` as a separate low-priority process: it reads, compresses and encrypts every row. */
export async function startBackup(log: Log): Promise<void> {
  const child = spawn(process.execPath, ['--max-old-space-size=256', join(projectRoot, 'src', 'commands', 'backup.ts')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  let said = ''
  child.stderr.on('data', (part: Buffer) => {
    said = (said + part.toString()).slice(-500)
  })
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  if (code !== 0) throw new Error(`the backup ended with ${code}: ${said.trim()}`)
  log.info('a backup was made')
}
