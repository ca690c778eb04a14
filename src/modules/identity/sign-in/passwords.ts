import { type Database } from '#kit/database/database.ts'
import { newId } from '#kit/ids.ts'
import { isPassword } from './password-hash.ts'

export async function isPasswordOf(db: Database, accountId: string, password: string): Promise<boolean> {
  const row = await selectPassword(db, accountId).executeTakeFirst()
  return isPassword(password, row?.password)
}

export async function hasPassword(db: Database, accountId: string): Promise<boolean> {
  return typeof (await findAccountPassword(db, accountId))?.passwordHash === 'string'
}

/** Undefined for an unknown account. The hash is null without a password. */
export function findAccountPassword(db: Database, accountId: string) {
  return db
    .selectFrom('users as u')
    .leftJoin('auth_accounts as a', (join) => join.onRef('a.user_id', '=', 'u.id').on('a.provider_id', '=', 'credential'))
    .select(['u.id', 'u.email_verified as isConfirmed', 'a.password as passwordHash'])
    .where('u.id', '=', accountId)
    .executeTakeFirst()
}

/** Finds the account of an email with its password hash. Undefined without an account; the hash is null if the password is void. */
export async function findPasswordAccount(db: Database, email: string) {
  return selectPasswords(db, email).select(['u.id', 'u.email_verified']).executeTakeFirst()
}

/** Returns whether this is still the email's password hash. Waits for a change in progress. */
export async function isPasswordHashOf(db: Database, email: string, passwordHash: string | null | undefined): Promise<boolean> {
  return (await selectPasswords(db, email).forShare('a').executeTakeFirst())?.password === passwordHash
}

function selectPasswords(db: Database, email: string) {
  return db
    .selectFrom('auth_accounts as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select('a.password')
    .where('u.email', '=', email)
    .where('a.provider_id', '=', 'credential')
}

/** Waits for a change in progress and blocks others until the transaction ends. */
export async function lockPasswordHash(db: Database, accountId: string): Promise<string | null> {
  const row = await selectPassword(db, accountId).forUpdate().executeTakeFirst()
  return row?.password ?? null
}

function selectPassword(db: Database, accountId: string) {
  return db.selectFrom('auth_accounts').select('password').where('user_id', '=', accountId).where('provider_id', '=', 'credential')
}

/** Stores another hash of the same password, unless it has changed since. Leaves the date when it was set. */
export async function replacePasswordHash(db: Database, accountId: string, from: string, to: string): Promise<void> {
  await db
    .updateTable('auth_accounts')
    .set({ password: to })
    .where('user_id', '=', accountId)
    .where('provider_id', '=', 'credential')
    .where('password', '=', from)
    .execute()
}

export async function voidPasswordSince(db: Database, accountId: string, { since, now }: { since: Date; now: Date }): Promise<void> {
  await db
    .updateTable('auth_accounts')
    .set({ password: null, updated_at: now })
    .where('user_id', '=', accountId)
    .where('provider_id', '=', 'credential')
    .where('updated_at', '>=', since)
    .execute()
}

/** Null means no sign-in by password until a new one is set. */
export async function setPasswordHash(db: Database, accountId: string, passwordHash: string | null, now: Date): Promise<void> {
  await db
    .insertInto('auth_accounts')
    .values({
      id: newId(),
      user_id: accountId,
      account_id: accountId,
      provider_id: 'credential',
      password: passwordHash,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['provider_id', 'account_id']).doUpdateSet({ password: passwordHash, updated_at: now }))
    .execute()
}
