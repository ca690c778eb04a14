import { implement } from '@orpc/server'
import { systemContract } from '#contract/system.ts'
import type { Config } from '#kit/config/config.ts'
import { inTransaction, type RequestContext } from '#modules/context.ts'
import type { Heartbeat } from './instances.ts'
import { dropJobs, retryJobs } from './settle-jobs.ts'
import { showSystem } from './show-system.ts'

const os = implement(systemContract).$context<RequestContext>()

export function systemRoutes(config: Config, heartbeat: Heartbeat) {
  return os.router({
    read: os.read.handler(({ context }) => showSystem(context.ctx, { heartbeat, config })),
    retryJobs: os.retryJobs.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => retryJobs(ctx, input.ids))),
    dropJobs: os.dropJobs.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => dropJobs(ctx, input.ids))),
  })
}
