import { sql } from 'kysely'
import { vi } from 'vitest'
import type { Database } from '#kit/database/database.ts'

/** Queues the steps in turn behind the rows that `lock` takes, then releases them. Returns each outcome, in order. */
export async function behindLock(
  db: Database,
  lock: (db: Database) => Promise<unknown>,
  steps: readonly (() => Promise<unknown>)[],
): Promise<PromiseSettledResult<unknown>[]> {
  const running: Promise<unknown>[] = []
  await db.transaction().execute(async (holder) => {
    await lock(holder)
    for (const step of steps) {
      running.push(step())
      await untilWaiting(db, running.length)
    }
  })
  return Promise.allSettled(running)
}

/** Uses another connection: within a transaction, the statistics view stays as it was first read. */
async function untilWaiting(db: Database, count: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      if (rows.length < count) throw new Error(`${rows.length} of ${count} wait for the lock`)
    },
    { timeout: 30_000, interval: 10 },
  )
}
