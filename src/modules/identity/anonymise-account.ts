import { sql } from 'kysely'
import { forgetMails } from '#kit/mail/mail-records.ts'
import type { Ctx } from '#modules/context.ts'
import { endSessions } from './account-store.ts'
import { dropEveryAccountToken } from './sign-in/account-tokens.ts'
import { deletePasskeysOf } from './passkeys/passkey-store.ts'
import { deleteSecondFactor } from './second-factor/second-factor-store.ts'
import { requireAnotherSuperAdmin } from './staff/manage-admins.ts'

/** Reduces the account to an anonymous row for orders and ends every session. Needs a transaction. Throws last_super_admin. */
export async function anonymiseAccount(ctx: Pick<Ctx, 'db' | 'clock'>, accountId: string): Promise<void> {
  const { db } = ctx
  const now = ctx.clock.now()
  // A mail to the account is claimed under the same lock: either earlier, so that it is removed below, or never.
  await db.selectFrom('users').select('id').where('id', '=', accountId).forUpdate().execute()
  await requireAnotherSuperAdmin(ctx, accountId)
  await endSessions(db, accountId)
  await forgetAskedAddresses(ctx, accountId)
  await dropEveryAccountToken(db, accountId)
  await deleteSecondFactor(db, accountId)
  await deletePasskeysOf(db, accountId)
  await db.deleteFrom('account_devices').where('account_id', '=', accountId).execute()
  await db.deleteFrom('auth_accounts').where('user_id', '=', accountId).execute()
  await db
    .updateTable('users')
    .set({ name: '', email: `closed-${accountId}@account.invalid`, email_verified: false, image: null, updated_at: now })
    .where('id', '=', accountId)
    .execute()
  await db
    .updateTable('profiles')
    .set({
      role: 'customer',
      is_super_admin: false,
      is_member: false,
      member_since: null,
      member_code: sql<string>`new_member_code()`,
      membership_requested_at: null,
      full_name: '',
      display_name: null,
      phone: null,
      birthday: null,
      preferred_payment_method_id: null,
      order_updates: false,
      email_notifications: false,
      marketing_emails: false,
      sms_notifications: false,
      deactivated_at: now,
      closed_at: now,
    })
    .where('id', '=', accountId)
    .execute()
}

/** Removes mails that asked a new address to confirm a change of email. */
async function forgetAskedAddresses({ db }: Pick<Ctx, 'db'>, accountId: string): Promise<void> {
  const asked = await db
    .selectFrom('account_tokens')
    .select('email')
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'email_change')
    .execute()
  for (const { email } of asked) await forgetMails(db, email)
}
