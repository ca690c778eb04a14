import { implement } from '@orpc/server'
import { peopleContract } from '#contract/people.ts'
import { type RequestContext, speaking } from '#modules/context.ts'
import { changeAdmin, listAdmins } from './manage-admins.ts'
import { setMemberStatus } from './set-member-status.ts'
import { exportMembers, listMembers, setMembership } from './manage-people.ts'

const os = implement(peopleContract).$context<RequestContext>()

export const peopleRoutes = os.router({
  members: os.members.handler(({ input, context }) => listMembers(context.ctx, input)),
  membersFile: os.membersFile.handler(({ input, context }) => exportMembers(speaking(context.ctx, input.lang), input)),
  setMembership: os.setMembership.handler(({ input, context }) => setMembership(context.ctx, input.params.id, input.body.is_member)),
  setMemberStatus: os.setMemberStatus.handler(({ input, context }) => setMemberStatus(context.ctx, input.params.id, input.body.status)),
  admins: os.admins.handler(({ context }) => listAdmins(context.ctx)),
  changeAdmin: os.changeAdmin.handler(({ input, context }) => changeAdmin(context.ctx, input.params.id, input.body)),
})
