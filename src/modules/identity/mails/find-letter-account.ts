import { knownLanguage } from '#contract/languages.ts'
import type { Database } from '#kit/database/database.ts'
import type { AccountMail, LetterAccount } from './account-mail-job.ts'

/** Who gets the letter; undefined when nobody does: no such account, deactivated, nothing left to confirm, the new address taken. */
export async function findLetterAccount(
  db: Database,
  { kind, email, accountId, newEmail }: AccountMail,
): Promise<LetterAccount | undefined> {
  const row = await db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select(['users.id', 'users.email_verified', 'profiles.full_name', 'profiles.language'])
    .where((eb) => (accountId === undefined ? eb('users.email', '=', email) : eb('users.id', '=', accountId)))
    .where('profiles.deactivated_at', 'is', null)
    .executeTakeFirst()
  if (!row || (kind === 'confirmation' && row.email_verified)) return undefined
  if (kind === 'email_change' && (newEmail === undefined || (await isTaken(db, newEmail)))) return undefined
  return { id: row.id, email, full_name: row.full_name, language: knownLanguage(row.language) }
}

async function isTaken(db: Database, email: string): Promise<boolean> {
  return (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()) !== undefined
}
