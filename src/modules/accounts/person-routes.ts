import { implement } from '@orpc/server'
import { adminMembersContract } from '#contract/admin-members.ts'
import type { RequestContext } from '#modules/context.ts'
import { showPerson } from './show-person.ts'

const os = implement(adminMembersContract).$context<RequestContext>()

export const personRoutes = os.router({
  get: os.get.handler(({ input, context }) => showPerson(context.ctx, input.id)),
})
