import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { type Actor, accountIdOf } from '#contract/actor.ts'
import type { NewOrder } from '#contract/checkout.ts'
import type { Database } from '#kit/database/database.ts'

/** One buyer's submission. The key itself is not stored, since the guest token is derived from it. */
export type Submission = { buyer: string; keyHash: Buffer; requestHash: Buffer; lockId: bigint }

/** A key belongs to the account or to a guest's email. A cookie is unsuitable: a repeat may carry the one set by the first answer. */
export function identifySubmission(actor: Actor, key: string, order: NewOrder): Submission {
  const buyer =
    actor.kind === 'account' ? `account:${actor.accountId}` : `guest:${sha256(order.contact.email.toLowerCase()).toString('hex')}`
  return submissionOf(buyer, key, order)
}

/** Separates orders that staff write for others from orders that they place for themselves in the shop. */
export function identifyStaffSubmission(actor: Actor, key: string, order: unknown): Submission {
  return submissionOf(`staff:${accountIdOf(actor)}`, key, order)
}

function submissionOf(buyer: string, key: string, order: unknown): Submission {
  const keyHash = sha256(key)
  const lockId = sha256(`${buyer}\n${key}`).readBigInt64BE(0)
  return { buyer, keyHash, requestHash: sha256(JSON.stringify(order)), lockId }
}

function sha256(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}

export type Begun = 'begun' | 'running' | 'placed before'

/** Claims the submission for this transaction without waiting for another transaction that holds it. */
export async function beginSubmission(
  db: Database,
  { buyer, keyHash, requestHash, lockId }: Submission,
  { orderId, tokenSalt, at }: { orderId: string; tokenSalt: Buffer; at: Date },
): Promise<Begun> {
  const { rows } = await sql<{ is_free: boolean; is_new: boolean }>`
    with claim as materialized (select pg_try_advisory_xact_lock(${lockId.toString()}::bigint) as is_free), made as (
      insert into idempotency_keys (buyer, key_hash, request_hash, token_salt, order_id, created_at)
      select ${buyer}, ${keyHash}::bytea, ${requestHash}::bytea, ${tokenSalt}::bytea, ${orderId}::uuid, ${at}::timestamptz from claim where is_free
      on conflict do nothing returning 1
    )
    select is_free, exists (select from made) as is_new from claim`.execute(db)
  const [claim] = rows
  if (!claim?.is_free) return 'running'
  return claim.is_new ? 'begun' : 'placed before'
}

export async function findSubmission(db: Database, { buyer, keyHash }: Submission) {
  return db
    .selectFrom('idempotency_keys')
    .select(['order_id', 'request_hash', 'token_salt'])
    .where('buyer', '=', buyer)
    .where('key_hash', '=', keyHash)
    .executeTakeFirst()
}
