import { dropFailedJobs, retryFailedJobs } from '#kit/jobs/failed-jobs.ts'
import { recordChange } from '#modules/audit/index.ts'
import type { AuditAction } from '#contract/rules/audit-actions.ts'
import type { Ctx } from '#modules/context.ts'

/** Retries failed jobs; their queues find them within seconds. Ignores jobs that do not exist any more. */
export async function retryJobs(ctx: Ctx, ids: readonly string[]): Promise<{ changed: number }> {
  return record(ctx, 'job.retry', await retryFailedJobs(ctx.db, ids))
}

/** Deletes failed jobs; their work is never done. */
export async function dropJobs(ctx: Ctx, ids: readonly string[]): Promise<{ changed: number }> {
  return record(ctx, 'job.drop', await dropFailedJobs(ctx.db, ids))
}

async function record(ctx: Ctx, action: AuditAction, names: readonly string[]): Promise<{ changed: number }> {
  const kinds = [...new Set(names)].toSorted()
  for (const kind of kinds)
    await recordChange(ctx, {
      action,
      entity: 'job',
      entityId: kind,
      entityName: kind,
      before: { failed_jobs: names.filter((name) => name === kind).length },
      after: { failed_jobs: 0 },
    })
  return { changed: names.length }
}
