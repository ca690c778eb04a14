import { hash } from 'node:crypto'
import type { Database } from '#kit/database/database.ts'

/** Oldest first. */
export function selectPasskeys(db: Database, accountId: string) {
  return db.selectFrom('passkeys').selectAll().where('account_id', '=', accountId).orderBy('created_at').orderBy('id').execute()
}
export type PasskeyRow = Awaited<ReturnType<typeof selectPasskeys>>[number]

export function findPasskey(db: Database, credentialId: string) {
  return db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst()
}

/** False when it is registered already. */
export async function insertPasskey(db: Database, row: Omit<PasskeyRow, 'last_used_at'>): Promise<boolean> {
  const inserted = await db
    .insertInto('passkeys')
    .values(row)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** False when the stored counter is higher, which would mean a copied key. Keys without a counter stay at 0. */
export async function notePasskeyUse(db: Database, { id, signCount, now }: { id: string; signCount: number; now: Date }): Promise<boolean> {
  const noted = await db
    .updateTable('passkeys')
    .set({ sign_count: signCount, last_used_at: now })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('sign_count', '<', signCount), eb.and([eb('sign_count', '=', 0), eb.lit(signCount === 0)])]))
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}

/** Undefined when the account has no such passkey. */
export function renamePasskey(db: Database, accountId: string, { id, name }: { id: string; name: string }) {
  return db.updateTable('passkeys').set({ name }).where('id', '=', id).where('account_id', '=', accountId).returningAll().executeTakeFirst()
}

/** Undefined when the account has no such passkey. */
export function deletePasskey(db: Database, accountId: string, id: string) {
  return db.deleteFrom('passkeys').where('id', '=', id).where('account_id', '=', accountId).returning('id').executeTakeFirst()
}

export async function deletePasskeysSince(db: Database, accountId: string, since: Date): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('account_id', '=', accountId).execute()
  await db.deleteFrom('passkeys').where('account_id', '=', accountId).where('created_at', '>=', since).execute()
}

export async function deletePasskeysOf(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('account_id', '=', accountId).execute()
  await db.deleteFrom('passkeys').where('account_id', '=', accountId).execute()
}

/** `accountId`: whose passkey is being registered; null when signing in. */
export async function storeChallenge(db: Database, row: { challenge: string; accountId: string | null; expiresAt: Date }): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values({ challenge_hash: hash('sha256', row.challenge, 'buffer'), account_id: row.accountId, expires_at: row.expiresAt })
    .execute()
}

/** Deletes the challenge: of concurrent answers exactly one finds it. */
export async function spendChallenge(
  db: Database,
  { challenge, accountId, now }: { challenge: string; accountId: string | null; now: Date },
) {
  const spent = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hash('sha256', challenge, 'buffer'))
    .where('account_id', 'is not distinct from', accountId)
    .where('expires_at', '>', now)
    .returning('expires_at')
    .executeTakeFirst()
  return spent !== undefined
}

export async function dropExpiredChallenges(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', now).execute()
}
