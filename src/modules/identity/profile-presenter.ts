import type { Profile } from '#contract/account.ts'
import type { ProfileRow } from './account-store.ts'

export function presentProfile(row: ProfileRow): Profile {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    is_super_admin: row.is_super_admin,
    is_member: row.is_member,
    full_name: row.full_name,
    phone: row.phone,
    member_since: row.member_since?.toISOString() ?? null,
    language: row.language,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
