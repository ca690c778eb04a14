import { z } from 'zod'
import { call } from './call.ts'
import { backOfficeRoles, roles } from './rules/roles.ts'
import { expectedUpdatedAt, id, instant, pageOf } from './fields.ts'
import { bulkAnswer, bulkIds, csvFile, expectedVersions, fileInput, fromTo, listInput } from './lists.ts'
import { listSorts } from './rules/list-sorts.ts'

const status = z.enum(['active', 'deactivated'])

export const person = z.object({
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
  updated_at: instant,
})
export type Person = z.infer<typeof person>

export const admin = z.object({
  id,
  email: z.string(),
  full_name: z.string(),
  role: z.enum(backOfficeRoles),
  status,
  /** The factors that require a second step after the password: an authenticator app or passkeys. */
  has_app: z.boolean(),
  passkeys: z.int(),
  /** When a session of this person was last used, to within minutes; null if unknown. */
  last_seen: instant.nullable(),
  created_at: instant,
  updated_at: instant,
})
export type Admin = z.infer<typeof admin>

const path = z.object({ id })

const peopleFilters = { membership: z.enum(['active', 'inactive', 'requested']).optional(), role: z.enum(roles).optional(), ...fromTo }

export const peopleContract = {
  members: call('staff')
    .route({ method: 'GET', path: '/admin/members', summary: 'List everybody who has an account', tags: ['Admin: people'] })
    .input(listInput(peopleFilters, listSorts.people))
    .output(pageOf('members', person)),
  membersFile: call('admin')
    .route({
      method: 'GET',
      path: '/admin/members.csv',
      summary: 'Download a list of accounts as CSV',
      outputStructure: 'detailed',
      tags: ['Admin: people'],
    })
    .input(fileInput(peopleFilters, listSorts.people))
    .output(csvFile),
  setMembership: call('admin')
    .route({
      method: 'PUT',
      path: '/admin/members/{id}/membership',
      summary: 'Switch a membership on or off',
      inputStructure: 'detailed',
      tags: ['Admin: people'],
    })
    .input(z.object({ params: path, body: z.strictObject({ is_member: z.boolean('required'), expected_updated_at: expectedUpdatedAt }) }))
    .output(person)
    .errors({ changed_meanwhile: { status: 409, data: z.object({ current: person }) } }),
  setMemberships: call('admin')
    .route({
      method: 'POST',
      path: '/admin/members/bulk-membership',
      summary: 'Switch the membership of many on or off',
      tags: ['Admin: people'],
    })
    .input(z.strictObject({ ids: bulkIds, is_member: z.boolean('required'), expected_updated_at: expectedVersions }))
    .output(bulkAnswer),
  /** Only for people without a back-office role; `changeAdmin` is for the others. */
  setMemberStatus: call('admin')
    .route({
      method: 'PUT',
      path: '/admin/members/{id}/status',
      summary: 'Switch an account off, which ends its sessions, and on again',
      inputStructure: 'detailed',
      tags: ['Admin: people'],
    })
    .input(z.object({ params: path, body: z.strictObject({ status, expected_updated_at: expectedUpdatedAt }) }))
    .output(person)
    .errors({ is_admin: { status: 403 }, changed_meanwhile: { status: 409, data: z.object({ current: person }) } }),
  admins: call('super_admin')
    .route({ method: 'GET', path: '/admin/admins', summary: 'List staff and administrators', tags: ['Admin: people'] })
    .output(z.object({ admins: z.array(admin) })),
  /** A change of role also ends the person's sessions. */
  changeAdmin: call('super_admin')
    .route({
      method: 'PATCH',
      path: '/admin/admins/{id}',
      summary: 'Change the role of a staff account, or switch it off and on',
      inputStructure: 'detailed',
      tags: ['Admin: people'],
    })
    .input(
      z.object({
        params: path,
        body: z.strictObject({
          status: status.optional(),
          role: z.enum(backOfficeRoles).optional(),
          expected_updated_at: expectedUpdatedAt,
        }),
      }),
    )
    .output(admin)
    .errors({
      last_super_admin: { status: 409 },
      own_account: { status: 409 },
      changed_meanwhile: { status: 409, data: z.object({ current: admin }) },
    }),
  /** Ends the sessions of the named person, or of the whole back office, except the caller's own. */
  signOutAdmins: call('super_admin')
    .route({
      method: 'POST',
      path: '/admin/admins/sign-out',
      summary: 'End the sessions of staff and administrators',
      tags: ['Admin: people'],
    })
    .input(z.strictObject({ id: id.optional() }))
    .output(z.object({ sessions: z.int() })),
}
