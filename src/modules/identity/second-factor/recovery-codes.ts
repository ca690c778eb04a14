import { randomInt } from 'node:crypto'
import type { Database } from '#kit/database/database.ts'
import type { SecretKeeper } from './sealed-secrets.ts'

const howMany = 10
const half = 5
/** Without letters and digits that are taken for one another on paper. */
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'

type Keeping = { db: Database; keeper: SecretKeeper; accountId: string }

/** Ten new codes in place of the earlier ones; they can be read this once. */
export async function issueRecoveryCodes({ db, keeper, accountId }: Keeping): Promise<string[]> {
  const codes = Array.from({ length: howMany }, () => `${letters(half)}-${letters(half)}`)
  await db.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
  await db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ account_id: accountId, code_hash: keeper.hashCode(accountId, spelling(code)) })))
    .execute()
  return codes
}

/** Takes the code away, so of many uses at once exactly one finds it. */
export async function spendRecoveryCode({ db, keeper, accountId }: Keeping, code: string): Promise<boolean> {
  const spent = await db
    .deleteFrom('recovery_codes')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', keeper.hashCode(accountId, spelling(code)))
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
