import type { Ctx } from '#modules/context.ts'
import { getSettings } from '#modules/settings/index.ts'
import { dropOldMonths, ensureMonths } from './months.ts'

/** Creates the partitions of the coming months and drops those older than the retention setting. */
export async function turnMonths(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now()
  await ensureMonths(ctx.db, now)
  const { analytics_months: retentionMonths } = await getSettings(ctx)
  const dropped = await dropOldMonths(ctx.db, { now, retentionMonths })
  if (dropped.length > 0) ctx.log.info({ dropped }, 'old months of analytics were dropped')
}
