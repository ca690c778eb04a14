import { implement } from '@orpc/server'
import { adminAgentsContract } from '#contract/admin-agents.ts'
import { agentsContract } from '#contract/agents.ts'
import { inTransaction, type RequestContext } from '#modules/context.ts'
import { blockPlatform, replaceKey, resendEvent } from './back-office/change-agents.ts'
import { readOverview } from './back-office/read-overview.ts'
import { lookAtHandoff } from './handoffs/look-at-handoff.ts'

const os = implement(agentsContract).$context<RequestContext>()
const admin = implement(adminAgentsContract).$context<RequestContext>()

export const agentRoutes = os.router({
  look: os.look.handler(({ input, context }) => lookAtHandoff(context.ctx, { ...input, guestTokens: context.guestTokens })),
})

export function adminAgentRoutes(authSecret: string) {
  return admin.router({
    read: admin.read.handler(({ context }) => readOverview(context.ctx, authSecret)),
    block: admin.block.handler(({ input: { params, body }, context }) =>
      inTransaction(context.ctx, (ctx) => blockPlatform(ctx, { ...params, ...body })),
    ),
    resend: admin.resend.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => resendEvent(ctx, input))),
    replaceKey: admin.replaceKey.handler(({ context }) => replaceKey(context.ctx)),
  })
}
