import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as checkout from '#contract/calls/checkout.gen.ts'
import type { Delivery, Quote, QuoteLine } from '#contract/checkout.ts'
import type { CountryCode } from '#contract/countries.ts'
import type { Language } from '#contract/languages.ts'
import { type LiveChange, productOf } from '#contract/live.ts'
import { subscribeToChanges } from '#web/features/live/shop-changes.ts'
import { useVisitor } from '#web/browser/visitor.ts'
import { refusalOf } from '#web/browser/calls/request-errors.ts'
import { askForQuote, type Question } from './ask-for-quote.ts'
import { type CartLine, lineKey } from './cart-lines.ts'
import { useDiscountCode } from './discount-code.ts'

/** `event_id`: collected at this event, from its stock. */
export type Destination = { country?: CountryCode; state?: string; delivery?: Delivery; event_id?: string; gift_wrapping?: boolean }
export type QuoteState =
  | { status: 'idle' | 'loading' }
  /** `code`: the discount code of this quote's request. */
  | { status: 'ready'; quote: Quote; code: string; isRefreshing: boolean }
  | { status: 'failed'; isGone: boolean }

type Answer = { question: string; code?: string; quote?: Quote; isGone?: boolean }

const settleMs = 250
/** Largest random delay in ms, since all open carts receive a change at the same time. */
const spreadMs = 700

/**
 * Requests the price of the cart, again after every change of the cart or its products. The last answer stays visible until the next one
 * arrives or fails. `onAnswer` receives each answer to the current request, undefined after a failure.
 */
export function useQuote(
  lines: readonly CartLine[],
  language: Language,
  destination: Destination = {},
  onAnswer?: (quote: Quote | undefined) => void,
): QuoteState & { retry: () => void } {
  const [answer, setAnswer] = useState<Answer>()
  const [attempt, setAttempt] = useState(0)
  const isFirst = useRef(true)
  const isEmpty = lines.length === 0
  const code = useDiscountCode()
  const body = { items: lines.map(itemOf), ...destination, ...(code === '' ? {} : { discount_code: code }) }
  const question = JSON.stringify({ language, attempt, body } satisfies Question & { attempt: number })

  const take = useEffectEvent((taken: Answer) => {
    setAnswer(taken)
    if (taken.question === question) onAnswer?.(taken.quote)
  })
  useEffect(() => {
    if (isEmpty) return
    const controller = new AbortController()
    const timer = setTimeout(
      () => {
        const asked = JSON.parse(question) as Question
        askForQuote(asked, controller.signal)
          .then((quote) => take({ question, code: asked.body.discount_code ?? '', quote }))
          .catch((error: unknown) => {
            if (!controller.signal.aborted) take({ question, isGone: refusalOf(checkout.quote, error).code === 'invalid_input' })
          })
      },
      isFirst.current ? 0 : settleMs,
    )
    isFirst.current = false
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [question, isEmpty])

  const isInCart = useEffectEvent((change: LiveChange) => lines.some(({ id }) => id === productOf(change)))
  const isUnanswered = useEffectEvent(() => answer?.question !== question || !answer.quote)
  useEffect(() => {
    let asking: ReturnType<typeof setTimeout> | undefined
    const ask = () => {
      clearTimeout(asking)
      asking = setTimeout(() => setAttempt((count) => count + 1), Math.random() * spreadMs)
    }
    const leave = subscribeToChanges((change) => {
      if (change === 'missed' || isInCart(change)) ask()
    })
    // Also runs while a retry is pending.
    const handleOnline = () => {
      if (isUnanswered()) ask()
    }
    window.addEventListener('online', handleOnline)
    return () => {
      leave()
      clearTimeout(asking)
      window.removeEventListener('online', handleOnline)
    }
  }, [])

  const buyer = useBuyer()
  const askedBuyer = useRef(buyer)
  useEffect(() => {
    if (buyer === undefined || buyer === askedBuyer.current) return
    // The first request already used the session's buyer, so learning the buyer does not change it.
    if (askedBuyer.current !== undefined) setAttempt((count) => count + 1)
    askedBuyer.current = buyer
  }, [buyer])

  return { ...stateOf(isEmpty ? undefined : question, answer), retry: () => setAttempt((count) => count + 1) }
}

/** Identifies the buyer as far as prices depend on it; undefined while unknown. */
function useBuyer(): string | undefined {
  const visitor = useVisitor()
  if (visitor.state === 'signed_in') return `${visitor.profile.id} ${visitor.profile.is_member}`
  return visitor.state === 'guest' ? 'guest' : undefined
}

function stateOf(question: string | undefined, answer: Answer | undefined): QuoteState {
  if (question === undefined) return { status: 'idle' }
  const isAnswered = answer?.question === question
  if (answer?.quote) return { status: 'ready', quote: answer.quote, code: answer.code ?? '', isRefreshing: !isAnswered }
  return isAnswered ? { status: 'failed', isGone: answer.isGone ?? false } : { status: 'loading' }
}

export function itemOf({ id, variation_id, size, quantity }: CartLine) {
  return { product_id: id, quantity, ...(variation_id ? { variation_id } : {}), ...(size ? { size } : {}) }
}

export function quoteOf(quote: Quote | undefined, lines: readonly CartLine[], line: CartLine) {
  const index = lines.findIndex((other) => lineKey(other) === lineKey(line))
  return {
    quoted: quote?.lines.find((quoted) => lineKey(keyParts(quoted)) === lineKey(line)),
    // An earlier quote numbers the lines of an earlier cart.
    problem: quote?.problems.find((problem) => problem.line === index && problem.product_id === line.id),
  }
}

export function keyParts({ product_id, variation_id, size }: QuoteLine) {
  return { id: product_id, ...(variation_id ? { variation_id } : {}), ...(size ? { size } : {}) }
}
