import { implement } from '@orpc/server'
import { adminMembersContract } from '#contract/admin-members.ts'
import type { RequestContext } from '#modules/context.ts'
import { getMember } from './get-member.ts'

const os = implement(adminMembersContract).$context<RequestContext>()

export const adminMemberRoutes = os.router({
  get: os.get.handler(({ input, context }) => getMember(context.ctx, input.id)),
})
