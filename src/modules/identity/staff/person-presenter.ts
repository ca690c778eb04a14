import { type Role, roles } from '#contract/actor.ts'
import type { Admin, Member } from '#contract/people.ts'
import type { PersonRow } from './people-store.ts'

export function presentMember(row: PersonRow): Member {
  return {
    id: row.id,
    email: row.email,
    full_name: row.full_name,
    phone: row.phone,
    role: roleOf(row),
    status: statusOf(row),
    is_member: row.is_member,
    member_since: row.member_since?.toISOString() ?? null,
    membership_requested_at: row.membership_requested_at?.toISOString() ?? null,
    is_email_confirmed: row.email_verified,
    created_at: row.created_at.toISOString(),
  }
}

export function presentAdmin(row: PersonRow): Admin {
  return {
    id: row.id,
    email: row.email,
    full_name: row.full_name,
    role: row.is_super_admin ? 'super_admin' : row.role === 'admin' ? 'admin' : 'staff',
    status: statusOf(row),
    created_at: row.created_at.toISOString(),
  }
}

function statusOf({ deactivated_at }: PersonRow): 'active' | 'deactivated' {
  return deactivated_at === null ? 'active' : 'deactivated'
}

function roleOf({ role }: PersonRow): Role {
  return roles.find((known) => known === role) ?? 'customer'
}
