import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import type { Caller } from '../door/find-caller.ts'
import type { Answer } from '../outcome.ts'
import { invalidRequest, Refusal } from '../refusal.ts'

const longestKey = 255

/** A call with an idempotency key: `deed` and `id` say what it does to which thing. */
export type Keyed = { caller: Pick<Caller, 'platformId'>; key: string; deed: string; id: string; body: unknown }

/**
 * Acts once: a repeat with the same body gets the stored answer. Refusals and outcomes are not stored. Throws a Refusal: 409 for another
 * body, 503 while another request with the key is in progress.
 */
export async function answerOnce(ctx: Ctx, { caller, key, deed, id, body }: Keyed, act: (ctx: Ctx) => Promise<Answer>): Promise<Answer> {
  if (key === '' || key.length > longestKey) throw invalidRequest('The idempotency key must have 1 to 255 characters.')
  const keyHash = hash('sha256', JSON.stringify([deed, id, key]), 'buffer')
  const requestHash = hash('sha256', JSON.stringify(body), 'buffer')
  return inTransaction(ctx, async (inside) => {
    if (!(await claim(inside.db, caller.platformId, keyHash))) throw inProgress()
    const earlier = await inside.db
      .selectFrom('agent_answers')
      .select(['request_hash', 'status', 'answer'])
      .where('platform_id', '=', caller.platformId)
      .where('key_hash', '=', keyHash)
      .executeTakeFirst()
    if (earlier) {
      if (!earlier.request_hash.equals(requestHash)) throw conflict()
      return { status: earlier.status, body: earlier.answer as Answer['body'] }
    }
    const answer = await act(inside)
    if (isThing(answer))
      await inside.db
        .insertInto('agent_answers')
        .values({
          platform_id: caller.platformId,
          key_hash: keyHash,
          request_hash: requestHash,
          status: answer.status,
          answer: JSON.stringify(answer.body),
          created_at: inside.clock.now(),
        })
        .execute()
    return answer
  })
}

function isThing({ body }: Answer): boolean {
  return (body['ucp'] as { status?: string } | undefined)?.status === 'success'
}

/** Claims the key for this transaction without waiting. */
async function claim(db: Database, platformId: string, keyHash: Buffer): Promise<boolean> {
  const lock = hash('sha256', Buffer.concat([Buffer.from(platformId), keyHash]), 'buffer').readBigInt64BE(0)
  const { rows } = await sql<{ is_free: boolean }>`select pg_try_advisory_xact_lock(${lock.toString()}::bigint) as is_free`.execute(db)
  return rows[0]?.is_free === true
}

function conflict(): Refusal {
  return new Refusal(409, 'idempotency_conflict', 'This idempotency key came with another body.')
}

function inProgress(): Refusal {
  return new Refusal(503, 'unavailable', 'A request with this idempotency key is in progress.', { 'retry-after': '1' })
}
