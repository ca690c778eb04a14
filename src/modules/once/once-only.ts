import { os } from '@orpc/server'
import type { CallRules } from '#contract/call.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import { inTransaction, type RequestContext } from '#modules/context.ts'
import { requireAccount } from '#modules/identity/index.ts'
import { IdempotencyKeyRequired, IdempotencyKeyReused, InProgress } from './once-errors.ts'
import { type Attempt, claimAttempt, findAnswer, identifyAttempt, insertAnswer } from './once-store.ts'

/**
 * Runs before every call. A call that acts once shares a transaction with its key: repeating it with the same body returns the saved reply
 * and does nothing, and a failure frees the key. Throws IdempotencyKeyRequired or IdempotencyKeyReused (422), InProgress (409).
 */
export const onceOnly = os.$context<RequestContext>().middleware(async ({ context, next, procedure }, input, output) => {
  const { once } = procedure['~orpc'].meta as CallRules
  if (once !== 'by_server' && once !== 'if_keyed') return next()
  if (once === 'if_keyed' && context.idempotencyKey === undefined) return next()
  const { method, path } = procedure['~orpc'].route
  const attempt = identifyAttempt(requireAccount(context.ctx.actor).accountId, requireKey(context.idempotencyKey), [
    method,
    path,
    withoutSending(input),
  ])
  return inTransaction(context.ctx, async (ctx) => {
    if (!(await claimAttempt(ctx.db, attempt))) throw new InProgress()
    const earlier = await findAnswer(ctx.db, attempt)
    if (earlier) return output(answerOf(earlier, attempt))
    const result = await next({ context: { ctx } })
    await insertAnswer(ctx.db, attempt, result.output, ctx.clock.now())
    return result
  })
})

/** The sending time differs on a repeat, so it is not part of the request. */
function withoutSending(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || !('body' in input)) return input
  const { body } = input
  return typeof body === 'object' && body !== null && 'sent_at' in body ? { ...input, body: { ...body, sent_at: undefined } } : input
}

/** Throws IdempotencyKeyRequired, or InvalidInput (422) for a key that is too long or has characters that are not printable. */
export function requireKey(key: string | undefined): string {
  if (key === undefined) throw new IdempotencyKeyRequired()
  if (!/^[\x20-\x7e]{1,200}$/.test(key)) throw new InvalidInput({ 'Idempotency-Key': 'invalid' })
  return key
}

function answerOf({ request_hash, answer }: { request_hash: Buffer; answer: unknown }, { requestHash }: Attempt): unknown {
  if (!request_hash.equals(requestHash)) throw new IdempotencyKeyReused()
  return (answer as { answer?: unknown }).answer
}
