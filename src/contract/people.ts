import { oc } from '@orpc/contract'
import { z } from 'zod'
import { roles } from './actor.ts'
import { id, instant, limit, page, pageOf } from './fields.ts'

const status = z.enum(['active', 'deactivated'])
const backOfficeRoles = ['staff', 'admin', 'super_admin'] as const

/** Somebody with an account, as the back office lists them. */
export const member = z.object({
  id,
  email: z.string(),
  full_name: z.string(),
  phone: z.string().nullable(),
  role: z.enum(roles),
  status,
  is_member: z.boolean(),
  member_since: instant.nullable(),
  membership_requested_at: instant.nullable(),
  is_email_confirmed: z.boolean(),
  created_at: instant,
})
export type Member = z.infer<typeof member>

export const admin = z.object({
  id,
  email: z.string(),
  full_name: z.string(),
  role: z.enum(backOfficeRoles),
  status,
  created_at: instant,
})
export type Admin = z.infer<typeof admin>

const path = z.object({ id })

export const peopleContract = {
  members: oc
    .route({ method: 'GET', path: '/admin/members', summary: 'List everybody who has an account', tags: ['Admin: people'] })
    .input(
      z.object({
        q: z.string().trim().max(100).optional(),
        membership: z.enum(['active', 'inactive', 'requested']).optional(),
        page,
        limit,
      }),
    )
    .output(pageOf('members', member)),
  setMembership: oc
    .route({
      method: 'PUT',
      path: '/admin/members/{id}/membership',
      summary: 'Switch a membership on or off',
      inputStructure: 'detailed',
      tags: ['Admin: people'],
    })
    .input(z.object({ params: path, body: z.strictObject({ is_member: z.boolean('required') }) }))
    .output(member),
  admins: oc
    .route({ method: 'GET', path: '/admin/admins', summary: 'List staff and administrators', tags: ['Admin: people'] })
    .output(z.object({ admins: z.array(admin) })),
  setAdminStatus: oc
    .route({
      method: 'PATCH',
      path: '/admin/admins/{id}',
      summary: 'Activate or deactivate a staff account',
      inputStructure: 'detailed',
      tags: ['Admin: people'],
    })
    .input(z.object({ params: path, body: z.strictObject({ status }) }))
    .output(admin),
}
