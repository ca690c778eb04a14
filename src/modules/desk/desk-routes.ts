import { implement } from '@orpc/server'
import { deskContract } from '#contract/desk.ts'
import type { RequestContext } from '#modules/context.ts'
import type { ModuleServices } from '#modules/module.ts'
import { findThings } from './find-things.ts'
import { sendTestEmail } from './send-test-email.ts'
import { showDashboard, showWaiting } from './show-dashboard.ts'

const os = implement(deskContract).$context<RequestContext>()

export function deskRoutes({ desk, mailer, config: { publicUrl } }: Pick<ModuleServices, 'desk' | 'mailer' | 'config'>) {
  return os.router({
    dashboard: os.dashboard.handler(({ input, context }) => showDashboard(context.ctx, { ...input, pendingCounts: desk().pendingCounts })),
    waiting: os.waiting.handler(({ context }) => showWaiting(context.ctx, desk().pendingCounts)),
    search: os.search.handler(({ input, context }) => findThings(context.ctx, { ...input, searches: desk().searches })),
    testEmail: os.testEmail.handler(({ input: { email, language }, context: { ctx } }) =>
      sendTestEmail(ctx, { mailer, publicUrl }, { email, language: language ?? ctx.language }),
    ),
  })
}
