import type { JobRunner } from '#kit/jobs/jobs.ts'
import type { Ctx } from '#modules/context.ts'

/** Notes which events are over: the write is what tells kept pages to move them among the past ones. How many there were. */
export async function closeEvents({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<number> {
  const now = clock.now()
  const { numUpdatedRows } = await db
    .updateTable('events')
    .set({ closed_at: now })
    .where('closed_at', 'is', null)
    .where('ends_at', '<=', now)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** `systemCtx` is asked for every run. */
export function registerEventJobs(runner: Pick<JobRunner, 'schedule'>, systemCtx: () => Ctx): void {
  runner.schedule('close-events', '* * * * *', async () => {
    await closeEvents(systemCtx())
  })
}
