import { hash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#kit/database/database.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { claimLock } from '#modules/once/index.ts'
import type { Caller } from '../door/find-caller.ts'
import type { Answer } from '../outcome.ts'
import { invalidRequest, Refusal } from '../refusal.ts'

const longestKey = 255
/** How long a request waits for another one with its key. No connection is held in between. */
const waitMs = 50
const mostWaits = 60

/** A call with an idempotency key: `tool` and `id` say what it does to which thing. */
export type Keyed = { caller: Pick<Caller, 'platformId'>; key: string; tool: string; id: string; body: unknown }
type Attempt = { platformId: string; keyHash: Buffer; requestHash: Buffer }
type Act = (ctx: Ctx) => Promise<Answer>

/**
 * Acts once: a repeat with the same body gets the stored answer. Refusals and outcomes are not stored. Throws a Refusal: 409 for another
 * body, 503 if another request with the key takes longer than three seconds.
 */
export async function answerOnce(ctx: Ctx, { caller: { platformId }, key, tool, id, body }: Keyed, act: Act): Promise<Answer> {
  if (key === '' || key.length > longestKey) throw invalidRequest('The idempotency key must have 1 to 255 characters.')
  const keyHash = hash('sha256', JSON.stringify([tool, id, key]), 'buffer')
  const attempt = { platformId, keyHash, requestHash: hash('sha256', JSON.stringify(body), 'buffer') }
  for (let waits = 0; waits < mostWaits; waits += 1) {
    const answer = await inTransaction(ctx, (inside) => answerIfFree(inside, attempt, act))
    if (answer) return answer
    await sleep(waitMs)
  }
  throw new Refusal(503, 'unavailable', 'A request with this idempotency key is in progress.', { 'retry-after': '1' })
}

/** Returns undefined while another request holds the key. */
async function answerIfFree(ctx: Ctx, attempt: Attempt, act: Act): Promise<Answer | undefined> {
  if (!(await claimLock(ctx.db, lockOf(attempt)))) return undefined
  const earlier = await findAnswer(ctx.db, attempt)
  if (earlier) {
    if (!earlier.request_hash.equals(attempt.requestHash)) throw conflict()
    return { status: earlier.status, body: earlier.answer as Answer['body'] }
  }
  const answer = await act(ctx)
  if (isThing(answer)) await insertAnswer(ctx, attempt, answer)
  return answer
}

function isThing({ body }: Answer): boolean {
  return (body['ucp'] as { status?: string } | undefined)?.status === 'success'
}

function lockOf({ platformId, keyHash }: Attempt): bigint {
  return hash('sha256', Buffer.concat([Buffer.from(platformId), keyHash]), 'buffer').readBigInt64BE(0)
}

function findAnswer(db: Database, { platformId, keyHash }: Attempt) {
  return db
    .selectFrom('agent_answers')
    .select(['request_hash', 'status', 'answer'])
    .where('platform_id', '=', platformId)
    .where('key_hash', '=', keyHash)
    .executeTakeFirst()
}

async function insertAnswer({ db, clock }: Ctx, { platformId, keyHash, requestHash }: Attempt, { status, body }: Answer): Promise<void> {
  const answer = JSON.stringify(body)
  await db
    .insertInto('agent_answers')
    .values({ platform_id: platformId, key_hash: keyHash, request_hash: requestHash, status, answer, created_at: clock.now() })
    .execute()
}

function conflict(): Refusal {
  return new Refusal(409, 'idempotency_conflict', 'This idempotency key came with another body.')
}
