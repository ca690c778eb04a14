import type { InputOf } from '#contract/calls/typed-call.ts'
import * as orders from '#contract/calls/orders.gen.ts'
import type { Language } from '#contract/languages.ts'
import type { Order } from '#contract/orders.ts'
import { isAnswerLost } from '#web/browser/calls/refusal-sentence.ts'
import { refusalOf, RequestError } from '#web/browser/calls/request-errors.ts'
import { write } from '#web/browser/calls/write.ts'
import { afterRefusal, type Attempt, beforeSending } from './attempt.ts'
import { checkoutStorage } from './checkout-storage.ts'
import { type Outcome, type PlaceRefusal, readRefusal } from './order-outcome.ts'

/** Long, since the server settles stock, discount and mails before it answers. */
const timeoutMs = 20_000
const pauseMs = 1_000
const mostPauses = 20

/** Sends the order with this tab's idempotency key, and retries while the server is still processing it. Never throws. */
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

/** The key belongs to an order whose answer was lost. Sending the same body again returns that order. */
async function findPlaced({ key, unanswered }: Attempt, body: string, language: Language): Promise<Outcome> {
  for (const earlier of unanswered.filter((other) => other !== body)) {
    const answer = await post(key, earlier, language)
    if ('order' in answer) return { outcome: 'placed', order: answer.order }
    if (answer.refusal === undefined) return unknown(answer)
  }
  // The key belongs to an order that this tab does not know. A new key makes the next press a new order.
  checkoutStorage.writeAttempt({ key: crypto.randomUUID(), unanswered: [] })
  return { outcome: 'failed', message: undefined }
}

type Answer = { order: Order } | { refusal: PlaceRefusal } | Lost
type Lost = { refusal: undefined; isUnreached: boolean }

function unknown({ isUnreached }: Lost): Outcome {
  return isUnreached ? { outcome: 'unreached' } : { outcome: 'failed', message: undefined }
}

/** Returns the order, a refusal, or neither: then it is unknown whether the order was placed. */
async function post(key: string, body: string, language: Language): Promise<Answer> {
  for (let pauses = 0; ; pauses += 1) {
    try {
      return await write(orders.place, JSON.parse(body), { language, key, timeoutMs })
    } catch (error) {
      const refusal = clearNo(error)
      if (refusal === undefined) return { refusal, isUnreached: isUnreached(error) }
      if (refusal.code !== 'in_progress' || pauses >= mostPauses) return { refusal }
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}

/** Undefined after a fault or without an answer from the shop: then the outcome is unknown. */
function clearNo(error: unknown): PlaceRefusal | undefined {
  const isAnswered = error instanceof RequestError && error.status !== undefined && error.status < 500
  const refusal = isAnswered ? refusalOf(orders.place, error) : undefined
  return refusal === undefined || isAnswerLost(refusal) ? undefined : refusal
}

function isUnreached(error: unknown): boolean {
  if (!(error instanceof RequestError)) return false
  return error.kind === 'network' || (error.kind === 'timeout' && !navigator.onLine)
}
