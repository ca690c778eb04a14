import type { Profile } from '#contract/account.ts'
import { NotSignedIn } from '#kit/http/domain-error.ts'
import type { Ctx } from '#modules/context.ts'
import { findProfile, type ProfileRow } from '../account-store.ts'

export async function findOwnProfile({ db, actor }: Ctx): Promise<Profile | undefined> {
  if (actor.kind !== 'account') return undefined
  const row = await findProfile(db, actor.accountId)
  return row && presentProfile(row)
}

/** Throws NotSignedIn (401). */
export async function getOwnProfile(ctx: Ctx): Promise<Profile> {
  const own = await findOwnProfile(ctx)
  if (!own) throw new NotSignedIn()
  return own
}

/** Returns the code by which a point of sale finds this account while it is a member. */
export async function readMemberCode({ db }: Pick<Ctx, 'db'>, accountId: string): Promise<string> {
  const { member_code: code } = await db.selectFrom('profiles').select('member_code').where('id', '=', accountId).executeTakeFirstOrThrow()
  return code
}

/** Saves the last used payment method, which is offered first next time. */
export async function rememberPaymentMethod({ db }: Pick<Ctx, 'db'>, accountId: string, paymentMethodId: string): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ preferred_payment_method_id: paymentMethodId })
    .where('id', '=', accountId)
    .where('preferred_payment_method_id', 'is distinct from', paymentMethodId)
    .execute()
}

function presentProfile(row: ProfileRow): Profile {
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

/** Returns the picture's URL, which a 128-bit key keeps secret. */
function profilePictureUrl(key: string | null): string | null {
  return key === null ? null : `/api/profile/picture/${key}`
}
