import { os } from '@orpc/server'
import type { CallRules } from '#contract/call.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import { inTransaction, type RequestContext } from '#modules/context.ts'
import { requireAccount } from '#modules/identity/index.ts'
import { refuse } from '#modules/refuse.ts'
import { type Attempt, claimLock, findAnswer, identifyAttempt, insertAnswer } from './once-store.ts'

/**
 * Runs before every call. A call that acts once shares a transaction with its key: repeating it with the same body returns the saved reply
 * and does nothing, and a failure frees the key. Throws idempotency_key_required or idempotency_key_reused (422), in_progress (409).
 */
export const onceOnly = os.$context<RequestContext>().middleware(async ({ context, next, procedure }, input, output) => {
  const { once } = procedure['~orpc'].meta as CallRules
  if (once !== 'by_server' && once !== 'if_keyed') return next()
  if (once === 'if_keyed' && context.idempotencyKey === undefined) return next()
  const { method, path } = procedure['~orpc'].route
  const attempt = identifyAttempt(requireAccount(context.ctx.actor).accountId, requireKey(context.idempotencyKey), [
    method,
    path,
    requestOf(input),
  ])
  return inTransaction(context.ctx, async (ctx) => {
    if (!(await claimLock(ctx.db, attempt.lockId))) refuse('in_progress')
    const earlier = await findAnswer(ctx.db, attempt)
    if (earlier) return output(answerOf(earlier, attempt))
    const result = await next({ context: { ctx } })
    await insertAnswer(ctx.db, attempt, result.output, ctx.clock.now())
    return result
  })
})

/** Returns the parts of an input that a repeat must equal: not its headers, its language and its sending time. */
function requestOf(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || !('body' in input)) return input
  const { headers: _headers, query, body, ...parts } = input as Readonly<Record<string, unknown>>
  return { ...parts, query: without(query, 'lang'), body: without(body, 'sent_at') }
}

function without(part: unknown, name: string): unknown {
  return typeof part === 'object' && part !== null ? { ...part, [name]: undefined } : part
}

/** Throws idempotency_key_required, or InvalidInput (422) for a key that is too long or has characters that are not printable. */
export function requireKey(key: string | undefined): string {
  if (key === undefined) refuse('idempotency_key_required')
  if (!/^[\x20-\x7e]{1,200}$/.test(key)) throw new InvalidInput({ 'Idempotency-Key': 'invalid' })
  return key
}

function answerOf({ request_hash, answer }: { request_hash: Buffer; answer: unknown }, { requestHash }: Attempt): unknown {
  if (!request_hash.equals(requestHash)) refuse('idempotency_key_reused')
  return (answer as { answer?: unknown }).answer
}
