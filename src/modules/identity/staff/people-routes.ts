import { implement } from '@orpc/server'
import { peopleContract } from '#contract/people.ts'
import type { RequestContext } from '#modules/context.ts'
import { listAdmins, listMembers, setAdminStatus, setMembership } from './manage-people.ts'
import { forAdmins, forStaff, forSuperAdmins } from '../sign-in/rights-first.ts'

const os = implement(peopleContract).$context<RequestContext>()

export const peopleRoutes = os.router({
  members: os.use(forStaff).members.handler(({ input, context }) => listMembers(context.ctx, input)),
  setMembership: os
    .use(forAdmins)
    .setMembership.handler(({ input, context }) => setMembership(context.ctx, input.params.id, input.body.is_member)),
  admins: os.use(forSuperAdmins).admins.handler(({ context }) => listAdmins(context.ctx)),
  setAdminStatus: os
    .use(forSuperAdmins)
    .setAdminStatus.handler(({ input, context }) => setAdminStatus(context.ctx, input.params.id, input.body.status)),
})
