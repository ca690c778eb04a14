import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'

export type Attempt = { accountId: string; keyHash: Buffer; requestHash: Buffer; lockId: bigint }

export function identifyAttempt(accountId: string, key: string, request: unknown): Attempt {
  return {
    accountId,
    keyHash: sha256(key),
    requestHash: sha256(JSON.stringify(request)),
    lockId: sha256(`once\n${accountId}\n${key}`).readBigInt64BE(0),
  }
}

function sha256(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}

/** Claims a key for this transaction without waiting. Returns false while another transaction holds it. */
export async function claimLock(db: Database, lockId: bigint): Promise<boolean> {
  const { rows } = await sql<{ is_free: boolean }>`select pg_try_advisory_xact_lock(${lockId.toString()}::bigint) as is_free`.execute(db)
  return rows[0]?.is_free === true
}

export function findAnswer(db: Database, { accountId, keyHash }: Attempt) {
  return db
    .selectFrom('once_answers')
    .select(['request_hash', 'answer'])
    .where('account_id', '=', accountId)
    .where('key_hash', '=', keyHash)
    .executeTakeFirst()
}

export async function insertAnswer(db: Database, { accountId, keyHash, requestHash }: Attempt, answer: unknown, at: Date): Promise<void> {
  await db
    .insertInto('once_answers')
    .values({ account_id: accountId, key_hash: keyHash, request_hash: requestHash, answer: JSON.stringify({ answer }), created_at: at })
    .execute()
}

export async function deleteAnswersBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('once_answers').where('created_at', '<', before).execute()
}

export async function deleteAnswersTo(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('once_answers').where('account_id', '=', accountId).execute()
}
