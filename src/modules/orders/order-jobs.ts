import type { JobRunner } from '#kit/jobs/jobs.ts'
import type { Ctx } from '#modules/context.ts'
import { expireOrders } from './change/expire-orders.ts'

/** Housekeeping of orders; `systemCtx` is asked for every run. */
export function registerOrderJobs(runner: Pick<JobRunner, 'schedule'>, systemCtx: () => Ctx): void {
  runner.schedule('expire-orders', '* * * * *', async () => {
    const ctx = systemCtx()
    const expired = await expireOrders(ctx)
    if (expired > 0) ctx.log.info({ expired }, 'unpaid orders ran out')
  })
}
