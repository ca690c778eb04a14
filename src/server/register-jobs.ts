import type { JobRunner } from '#kit/jobs/jobs.ts'
import type { Ctx } from '#modules/context.ts'
import { cleanUp } from './clean-up.ts'
import { modules } from './modules.ts'
import type { OpenModules } from './open-modules.ts'

/** Registers the jobs of all modules and the schedule. Every run gets a new context from `systemCtx`. */
export function registerJobs(runner: JobRunner, { jobs }: Pick<OpenModules, 'jobs'>, systemCtx: () => Ctx): void {
  for (const { job, handler } of jobs) runner.work(job, handler)
  // 3:17 at night in Kuala Lumpur.
  runner.schedule('nightly-clean-up', '17 19 * * *', () => cleanUp(systemCtx()))
  for (const { name, cron, run } of modules.flatMap(({ schedules = [] }) => schedules)) runner.schedule(name, cron, () => run(systemCtx()))
}
