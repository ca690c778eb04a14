import type { Ctx } from '#modules/context.ts'
import { modules } from './modules.ts'

/** Runs every night. A failing step does not stop the others; its error is thrown at the end, so the job is retried. */
export async function cleanUp(ctx: Ctx): Promise<void> {
  const failures: unknown[] = []
  for (const step of modules.flatMap(({ nightly = [] }) => nightly)) await step(ctx).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'a part of the clean-up failed')
}
