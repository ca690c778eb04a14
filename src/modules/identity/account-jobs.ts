import type { JobRunner } from '#kit/jobs/jobs.ts'
import type { Ctx } from '#modules/context.ts'
import { dropExpiredTokens } from './account-tokens.ts'

/** Housekeeping of accounts; `systemCtx` is asked for every run. */
export function registerAccountJobs(runner: Pick<JobRunner, 'schedule'>, systemCtx: () => Ctx): void {
  runner.schedule('drop-expired-tokens', '23 * * * *', () => dropExpiredTokens(systemCtx()))
}
