import type { JobRunner } from '#kit/jobs/jobs.ts'
import type { Ctx } from '#modules/context.ts'
import { expireOrders } from './expire-orders.ts'
import { forgetSubmissions } from './idempotency-store.ts'

/** A buyer's repeat comes within seconds, or after days without a network. */
const submissionDays = 7
const dayMs = 24 * 3_600_000

/** Housekeeping of orders; `systemCtx` is asked for every run. */
export function registerOrderJobs(runner: Pick<JobRunner, 'schedule'>, systemCtx: () => Ctx): void {
  runner.schedule('expire-orders', '* * * * *', async () => {
    const ctx = systemCtx()
    const expired = await expireOrders(ctx)
    if (expired > 0) ctx.log.info({ expired }, 'unpaid orders ran out')
  })
  runner.schedule('forget-submissions', '17 19 * * *', async () => {
    const { db, clock } = systemCtx()
    await forgetSubmissions(db, new Date(clock.now().getTime() - submissionDays * dayMs))
  })
}
