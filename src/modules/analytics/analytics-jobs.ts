import type { JobRunner } from '#kit/jobs/jobs.ts'
import type { Ctx } from '#modules/context.ts'
import { getSettings } from '#modules/settings/index.ts'
import { dropOldMonths, ensureMonths } from './months.ts'

/** Makes the coming months ahead and drops those that are older than the settings keep. */
export async function turnMonths(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now()
  await ensureMonths(ctx.db, now)
  const { analytics_months: keptMonths } = await getSettings(ctx)
  const dropped = await dropOldMonths(ctx.db, { now, keptMonths })
  if (dropped.length > 0) ctx.log.info({ dropped }, 'old months of analytics were dropped')
}

/** `systemCtx` is asked for every run. */
export function registerAnalyticsJobs(runner: Pick<JobRunner, 'schedule'>, systemCtx: () => Ctx): void {
  runner.schedule('turn-analytics-months', '17 2 * * *', () => turnMonths(systemCtx()))
}
