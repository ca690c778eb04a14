import type { Database } from '#kit/database/database.ts'
import type { Ctx } from '#modules/context.ts'
import type { AccountMail, MailRecipient } from './mails/account-mail-job.ts'
import { spokenLanguage } from '#modules/shop-languages.ts'

/** Undefined if no mail is due. Until the transaction ends, the account can't be closed or change its address. */
export async function lockMailRecipient(
  ctx: Pick<Ctx, 'db' | 'memory'>,
  { kind, email, accountId, newEmail }: AccountMail,
): Promise<MailRecipient | undefined> {
  const { db } = ctx
  // A separate statement: a statement that waits for a lock reads other tables in their earlier state.
  const user = await db
    .selectFrom('users')
    .select(['id', 'email_verified'])
    .where((eb) => (accountId === undefined ? eb('email', '=', email) : eb('id', '=', accountId)))
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!user || (kind === 'confirmation' && user.email_verified)) return undefined
  const profile = await db
    .selectFrom('profiles')
    .select(['full_name', 'language'])
    .where('id', '=', user.id)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst()
  if (!profile) return undefined
  if (kind === 'email_change' && (newEmail === undefined || (await isTaken(db, newEmail)))) return undefined
  return {
    id: user.id,
    email,
    isConfirmed: user.email_verified,
    full_name: profile.full_name,
    language: spokenLanguage(ctx, profile.language),
  }
}

async function isTaken(db: Database, email: string): Promise<boolean> {
  return (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()) !== undefined
}
