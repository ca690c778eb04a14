import { type Database } from '#kit/database/database.ts'
import { newId } from '#kit/ids.ts'

// Loaded when first needed, since a server that signs nobody in has no use for the library.
const crypto = () => import('better-auth/crypto')

/** scrypt, some 70 ms: call it outside transactions. */
export async function hashPassword(password: string): Promise<string> {
  return (await crypto()).hashPassword(password)
}

export async function isPasswordOf(db: Database, accountId: string, password: string): Promise<boolean> {
  const { verifyPassword } = await crypto()
  const row = await db
    .selectFrom('auth_accounts')
    .select('password')
    .where('user_id', '=', accountId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst()
  if (!row?.password) return false
  return verifyPassword({ hash: row.password, password })
}

/** What this address signs in with: undefined without an account, null where a password is void. */
export async function findPasswordHash(db: Database, email: string): Promise<string | null | undefined> {
  return (await selectPasswordHash(db, email).executeTakeFirst())?.password
}

/** Whether the address still signs in with it; a change that is under way is waited for. */
export async function isPasswordHashOf(db: Database, email: string, passwordHash: string | null | undefined): Promise<boolean> {
  return (await selectPasswordHash(db, email).forShare('a').executeTakeFirst())?.password === passwordHash
}

function selectPasswordHash(db: Database, email: string) {
  return db
    .selectFrom('auth_accounts as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select('a.password')
    .where('u.email', '=', email)
    .where('a.provider_id', '=', 'credential')
}

/** One that was set since is worth nothing any more. */
export async function voidPasswordSince(db: Database, accountId: string, { since, now }: { since: Date; now: Date }): Promise<void> {
  await db
    .updateTable('auth_accounts')
    .set({ password: null, updated_at: now })
    .where('user_id', '=', accountId)
    .where('provider_id', '=', 'credential')
    .where('updated_at', '>=', since)
    .execute()
}

/** Null: nobody signs in with a password until a new one is set. */
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
