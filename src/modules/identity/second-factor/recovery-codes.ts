import { randomInt } from 'node:crypto'
import type { Database } from '#kit/database/database.ts'
import type { SecretBox } from './sealed-secrets.ts'

const howMany = 10
const half = 5
/** Excludes letters and digits that look alike on paper. */
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'

type RecoveryContext = { db: Database; secretBox: SecretBox; accountId: string }

/** Returns ten new codes that replace the earlier ones; they can't be read again later. */
export async function issueRecoveryCodes({ db, secretBox, accountId }: RecoveryContext): Promise<string[]> {
  const codes = Array.from({ length: howMany }, () => `${letters(half)}-${letters(half)}`)
  await db.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
  await db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ account_id: accountId, code_hash: secretBox.hashCode(accountId, spelling(code)) })))
    .execute()
  return codes
}

/** Deletes the code, so only one of concurrent uses succeeds. */
export async function spendRecoveryCode({ db, secretBox, accountId }: RecoveryContext, code: string): Promise<boolean> {
  const spent = await db
    .deleteFrom('recovery_codes')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', secretBox.hashCode(accountId, spelling(code)))
    .returning('account_id')
    .executeTakeFirst()
  return spent !== undefined
}

export async function countRecoveryCodes(db: Database, accountId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return left
}

function spelling(code: string): string {
  return code.replace(/[\s-]/g, '').toUpperCase()
}

function letters(count: number): string {
  return Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('')
}
