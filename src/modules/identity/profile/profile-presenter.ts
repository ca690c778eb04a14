import type { Profile } from '#contract/account.ts'
import type { ProfileRow } from '../account-store.ts'
import { profilePictureUrl } from './profile-picture-url.ts'

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
    membership_requested_at: row.membership_requested_at?.toISOString() ?? null,
    display_name: row.display_name,
    birthday: row.birthday,
    language: row.language,
    picture_url: profilePictureUrl(row.picture_key),
    preferred_payment_method_id: row.preferred_payment_method_id,
    order_updates: row.order_updates,
    email_notifications: row.email_notifications,
    marketing_emails: row.marketing_emails,
    sms_notifications: row.sms_notifications,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
