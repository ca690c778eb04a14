import { implement } from '@orpc/server'
import { adminInvitationsContract } from '#contract/admin-invitations.ts'
import type { RequestContext } from '#modules/context.ts'
import { acceptInvitation, readInvitation } from './accept-invitation.ts'
import { inviteAdmin, listInvitations, resendInvitation, revokeInvitation } from './invite-admin.ts'

const os = implement(adminInvitationsContract).$context<RequestContext>()

export const invitationRoutes = os.router({
  list: os.list.handler(({ input, context }) => listInvitations(context.ctx, input)),
  create: os.create.handler(({ input, context }) => inviteAdmin(context.ctx, input)),
  revoke: os.revoke.handler(({ input, context }) => revokeInvitation(context.ctx, input.id)),
  resend: os.resend.handler(({ input, context }) => resendInvitation(context.ctx, input.id)),
  look: os.look.handler(({ input, context }) => readInvitation(context.ctx, input.token)),
  accept: os.accept.handler(({ input, context }) => acceptInvitation(context.ctx, input)),
})
