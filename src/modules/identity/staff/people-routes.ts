import { implement } from '@orpc/server'
import { peopleContract } from '#contract/people.ts'
import { changeEach } from '#modules/change-each.ts'
import { type RequestContext, speaking } from '#modules/context.ts'
import { changeAdmin, listAdminAccounts } from './manage-admins.ts'
import { setPersonStatus } from './set-person-status.ts'
import { signOutAdmins } from './sign-out-admins.ts'
import { exportPeople, listPeople, setMembership } from './manage-people.ts'

const os = implement(peopleContract).$context<RequestContext>()

export const peopleRoutes = os.router({
  members: os.members.handler(({ input, context }) => listPeople(context.ctx, input)),
  membersFile: os.membersFile.handler(({ input, context }) => exportPeople(speaking(context.ctx, input.lang), input)),
  setMembership: os.setMembership.handler(({ input, context }) => setMembership(context.ctx, input.params.id, input.body)),
  setMemberships: os.setMemberships.handler(({ input: { ids, is_member, expected_updated_at: versions }, context }) =>
    changeEach(context.ctx, ids, (ctx, id) => setMembership(ctx, id, { is_member, expected_updated_at: versions?.[id] })),
  ),
  setMemberStatus: os.setMemberStatus.handler(({ input, context }) => setPersonStatus(context.ctx, input.params.id, input.body)),
  admins: os.admins.handler(({ context }) => listAdminAccounts(context.ctx)),
  signOutAdmins: os.signOutAdmins.handler(({ input, context }) => signOutAdmins(context.ctx, input)),
  changeAdmin: os.changeAdmin.handler(({ input, context }) => changeAdmin(context.ctx, input.params.id, input.body)),
})
