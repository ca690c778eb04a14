import { z } from 'zod'
import { call, callRepeatable } from './call.ts'
import { invitationsByAccount, tokensByAddress } from './call-limits.ts'
import { email, id, instant, limit, page, pageOf } from './fields.ts'
import { signUpPassword } from './passwords.ts'
import { backOfficeRoles } from './rules/roles.ts'
import { fullName } from './sign-in.ts'

const role = z.enum(backOfficeRoles)

export const adminInvitation = z.object({
  id,
  email: z.string(),
  role,
  status: z.enum(['sent', 'accepted', 'revoked', 'expired']),
  created_at: instant,
  expires_at: instant,
})
export type AdminInvitation = z.infer<typeof adminInvitation>

const path = z.object({ id })
const token = z.string('required').min(1, 'required').max(200, 'invalid')
const invited = z.object({ email: z.string(), role, has_account: z.boolean() })
export type Invited = z.infer<typeof invited>
const tags = ['Admin: people']

export const adminInvitationsContract = {
  list: call('super_admin')
    .route({ method: 'GET', path: '/admin/admin-invitations', summary: 'List invitations to the back office', tags })
    .input(z.object({ page, limit }))
    .output(pageOf('invitations', adminInvitation)),
  create: callRepeatable('super_admin', { limit: invitationsByAccount })
    .route({
      method: 'POST',
      path: '/admin/admin-invitations',
      summary: 'Invite somebody to the back office by email',
      successStatus: 201,
      tags,
    })
    .input(z.strictObject({ email: email.transform((address) => address.toLowerCase()), role }))
    .output(adminInvitation)
    .errors({ already_invited: { status: 409 }, already_admin: { status: 409 } }),
  revoke: call('super_admin')
    .route({
      method: 'DELETE',
      path: '/admin/admin-invitations/{id}',
      summary: 'Revoke an invitation to the back office',
      successStatus: 204,
      tags,
    })
    .input(path)
    .output(z.void()),
  /** Sends a new link, valid for 72 hours. The earlier link becomes void. */
  resend: call('super_admin', { limit: invitationsByAccount })
    .route({ method: 'POST', path: '/admin/admin-invitations/{id}/resend', summary: 'Send an invitation again', tags })
    .input(path)
    .output(adminInvitation)
    .errors({ already_invited: { status: 409 }, already_admin: { status: 409 } }),
  look: call('link_holder', { limit: tokensByAddress, isForOwnPages: true })
    .route({ method: 'POST', path: '/admin-invitations/look', summary: 'Read what an invitation is for, by its token', tags })
    .input(z.strictObject({ token }))
    .output(invited),
  /** A used, revoked, expired or wrong token gets the same 404. */
  accept: call('link_holder', { limit: tokensByAddress, isForOwnPages: true })
    .route({ method: 'POST', path: '/admin-invitations/accept', summary: 'Accept an invitation to the back office by its token', tags })
    .input(z.strictObject({ token, full_name: fullName.optional(), password: signUpPassword.optional() }))
    .output(invited)
    .errors({ sign_in_first: { status: 401 }, other_account: { status: 403 }, already_admin: { status: 409 } }),
}
