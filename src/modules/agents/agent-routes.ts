import { implement } from '@orpc/server'
import { agentsContract } from '#contract/agents.ts'
import type { RequestContext } from '#modules/context.ts'
import { lookAtHandoff } from './handoffs/look-at-handoff.ts'

const os = implement(agentsContract).$context<RequestContext>()

export const agentRoutes = os.router({
  look: os.look.handler(({ input, context }) => lookAtHandoff(context.ctx, { ...input, guestTokens: context.guestTokens })),
})
