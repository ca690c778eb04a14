import type { InputOf } from '#contract/calls/typed-call.ts'
import * as orders from '#contract/calls/orders.gen.ts'
import type { Language } from '#contract/languages.ts'
import type { Order } from '#contract/orders.ts'
import { refusalOf, RequestError } from '#web/browser/calls/request-errors.ts'
import { send } from '#web/browser/calls/send.ts'
import { afterRefusal, type Attempt, beforeSending } from './attempt.ts'
import { checkoutStorage } from './checkout-storage.ts'
import { type Outcome, type PlaceRefusal, readRefusal } from './order-outcome.ts'

/** Stock, discount and mails are settled before the answer comes. */
const timeoutMs = 20_000
const pauseMs = 1_000
const mostPauses = 20

/** Sends the order under this tab's key, and again while the server is still at it. Never throws. */
export async function placeOrder(body: InputOf<typeof orders.place>, language: Language): Promise<Outcome> {
  const attempt = checkoutStorage.readAttempt()
  const text = JSON.stringify(body)
  checkoutStorage.writeAttempt(beforeSending(attempt, text))
  const answer = await post(attempt.key, text, language)
  if ('order' in answer) return { outcome: 'placed', order: answer.order }
  if (answer.refusal === undefined) return unknown(answer)
  if (answer.refusal.code === 'in_progress') return { outcome: 'failed', message: answer.refusal.error }
  if (answer.refusal.code === 'idempotency_key_reused') return findPlaced(attempt, text, language)
  checkoutStorage.writeAttempt(afterRefusal(attempt))
  return readRefusal(answer.refusal)
}

/** The key stands for an order whose answer was lost: sent again as it was then, it is answered now. */
async function findPlaced({ key, unanswered }: Attempt, body: string, language: Language): Promise<Outcome> {
  for (const earlier of unanswered.filter((other) => other !== body)) {
    const answer = await post(key, earlier, language)
    if ('order' in answer) return { outcome: 'placed', order: answer.order }
    if (answer.refusal === undefined) return unknown(answer)
  }
  // An order this tab knows nothing of and was not asked for here: the next press is one of its own.
  checkoutStorage.writeAttempt({ key: crypto.randomUUID(), unanswered: [] })
  return { outcome: 'failed', message: undefined }
}

type Answer = { order: Order } | { refusal: PlaceRefusal } | Lost
type Lost = { refusal: undefined; isUnreached: boolean }

function unknown({ isUnreached }: Lost): Outcome {
  return isUnreached ? { outcome: 'unreached' } : { outcome: 'failed', message: undefined }
}

/** The order, a clear no, or neither: then nobody knows whether it was placed. */
async function post(key: string, body: string, language: Language): Promise<Answer> {
  for (let pauses = 0; ; pauses += 1) {
    try {
      return await send(orders.place, JSON.parse(body), { language, headers: { 'idempotency-key': key }, timeoutMs })
    } catch (error) {
      const refusal = clearNo(error)
      if (refusal === undefined) return { refusal, isUnreached: isUnreached(error) }
      if (refusal.code !== 'in_progress' || pauses >= mostPauses) return { refusal }
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}

/** After a fault, or without an answer of the shop's, nobody knows. */
function clearNo(error: unknown): PlaceRefusal | undefined {
  const isAnswered = error instanceof RequestError && error.status !== undefined && error.status < 500
  const refusal = isAnswered ? refusalOf(orders.place, error) : undefined
  return refusal?.error === undefined ? undefined : refusal
}

function isUnreached(error: unknown): boolean {
  if (!(error instanceof RequestError)) return false
  return error.kind === 'network' || (error.kind === 'timeout' && !navigator.onLine)
}
