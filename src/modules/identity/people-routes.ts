import { implement } from '@orpc/server'
import { peopleContract } from '#contract/people.ts'
import type { RequestContext } from '#modules/context.ts'
import { listAdmins, listMembers, setAdminStatus, setMembership } from './manage-people.ts'

const os = implement(peopleContract).$context<RequestContext>()

export const peopleRoutes = os.router({
  members: os.members.handler(({ input, context }) => listMembers(context.ctx, input)),
  setMembership: os.setMembership.handler(({ input, context }) => setMembership(context.ctx, input.params.id, input.body.is_member)),
  admins: os.admins.handler(({ context }) => listAdmins(context.ctx)),
  setAdminStatus: os.setAdminStatus.handler(({ input, context }) => setAdminStatus(context.ctx, input.params.id, input.body.status)),
})
