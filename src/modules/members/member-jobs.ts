import type { JobRunner } from '#kit/jobs/jobs.ts'
import type { Ctx } from '#modules/context.ts'
import { forgetFinishedOrders } from './close-account.ts'

/** Housekeeping of closed accounts; `systemCtx` is asked for every run. */
export function registerMemberJobs(runner: Pick<JobRunner, 'schedule'>, systemCtx: () => Ctx): void {
  runner.schedule('forget-closed-buyers', '41 18 * * *', () => forgetFinishedOrders(systemCtx()))
}
