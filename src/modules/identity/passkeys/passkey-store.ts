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

/** Returns false when the passkey is already registered. */
export async function insertPasskey(db: Database, row: Omit<PasskeyRow, 'last_used_at'>): Promise<boolean> {
  const inserted = await db
    .insertInto('passkeys')
    .values(row)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Returns false when the stored counter is higher, which suggests a copied key. Keys without a counter stay at 0. */
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

export function renamePasskey(db: Database, accountId: string, { id, name }: { id: string; name: string }) {
  return db.updateTable('passkeys').set({ name }).where('id', '=', id).where('account_id', '=', accountId).returningAll().executeTakeFirst()
}

export function deletePasskey(db: Database, accountId: string, id: string) {
  return db.deleteFrom('passkeys').where('id', '=', id).where('account_id', '=', accountId).returning('id').executeTakeFirst()
}

export async function deletePasskeysSince(db: Database, accountId: string, since: Date): Promise<void> {
  await dropChallenges(db, accountId)
  await db.deleteFrom('passkeys').where('account_id', '=', accountId).where('created_at', '>=', since).execute()
}

export async function deletePasskeysOf(db: Database, accountId: string): Promise<void> {
  await dropChallenges(db, accountId)
  await db.deleteFrom('passkeys').where('account_id', '=', accountId).execute()
}

export async function dropChallenges(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('account_id', '=', accountId).execute()
}

type Challenge = {
  challenge: string
  /** The account that registers a passkey; null when signing in. */
  accountId: string | null
  /** Cookie of the requesting browser; undefined for a program. */
  browser?: string | undefined
}

export async function storeChallenge(
  db: Database,
  { challenge, accountId, browser, expiresAt }: Challenge & { expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hash('sha256', challenge, 'buffer'),
      account_id: accountId,
      expires_at: expiresAt,
      browser_hash: browser === undefined ? null : hash('sha256', browser, 'buffer'),
    })
    .execute()
}

/** Deletes the challenge, so only one of concurrent answers succeeds. A browser's challenge must be answered by the same browser. */
export async function spendChallenge(db: Database, { challenge, accountId, browser, now }: Challenge & { now: Date }) {
  const spent = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hash('sha256', challenge, 'buffer'))
    .where('account_id', 'is not distinct from', accountId)
    .where('expires_at', '>', now)
    .where((eb) =>
      eb.or([
        eb('browser_hash', 'is', null),
        ...(browser === undefined ? [] : [eb('browser_hash', '=', hash('sha256', browser, 'buffer'))]),
      ]),
    )
    .returning('expires_at')
    .executeTakeFirst()
  return spent !== undefined
}

export async function dropExpiredChallenges(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', now).execute()
}

/** Serialises adding passkeys to one account, so their count is correct. */
export async function lockProfile(db: Database, accountId: string): Promise<void> {
  await db.selectFrom('profiles').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
}
