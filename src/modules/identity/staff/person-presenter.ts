import { type Role, roles } from '#contract/actor.ts'
import type { Admin, Person } from '#contract/people.ts'
import type { AdminRow, PersonRow } from './people-store.ts'

export function presentPerson(row: PersonRow): Person {
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
    updated_at: row.updated_at.toISOString(),
  }
}

export function presentAdmin(row: AdminRow): Admin {
  return {
    id: row.id,
    email: row.email,
    full_name: row.full_name,
    role: backOfficeRoleOf(row),
    status: statusOf(row),
    has_app: row.has_app,
    passkeys: row.passkeys,
    last_seen: row.last_seen?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

export function backOfficeRoleOf({ role, is_super_admin }: Pick<PersonRow, 'role' | 'is_super_admin'>): Admin['role'] {
  if (role !== 'admin') return 'staff'
  return is_super_admin ? 'super_admin' : 'admin'
}

function statusOf({ deactivated_at }: PersonRow): 'active' | 'deactivated' {
  return deactivated_at === null ? 'active' : 'deactivated'
}

function roleOf({ role }: PersonRow): Role {
  return roles.find((known) => known === role) ?? 'customer'
}
