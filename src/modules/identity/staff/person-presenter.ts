import { type BackOfficeRole, backOfficeRoleOf, type Role, roles } from '#contract/rules/roles.ts'
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
    role: roleOfAdmin(row),
    status: statusOf(row),
    has_app: row.has_app,
    passkeys: row.passkeys,
    last_seen: row.last_seen?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

/** For rows of the back office. */
export function roleOfAdmin({ role, is_super_admin }: Pick<PersonRow, 'role' | 'is_super_admin'>): BackOfficeRole {
  return backOfficeRoleOf({ role, isSuperAdmin: is_super_admin }) ?? 'staff'
}

function statusOf({ deactivated_at }: PersonRow): 'active' | 'deactivated' {
  return deactivated_at === null ? 'active' : 'deactivated'
}

function roleOf({ role }: PersonRow): Role {
  return roles.find((known) => known === role) ?? 'customer'
}
