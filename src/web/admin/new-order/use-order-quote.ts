import { useEffect, useState } from 'react'
import * as adminOrders from '#contract/calls/admin-orders.gen.ts'
import type { AnswerOf } from '#contract/calls/typed-call.ts'
import { readTimeoutMs, send } from '#web/browser/calls/send.ts'
import { withRetries } from '#web/browser/calls/with-retries.ts'
import { useLanguage } from '#web/browser/messages/use-messages.ts'
import { type Draft, quoteBodyOf } from './order-draft.ts'

export type OrderQuote = AnswerOf<typeof adminOrders.quote>
export type Quoting = {
  /** The last answer; it stays in sight while the next is on its way. */
  quote: OrderQuote | undefined
  state: 'empty' | 'asking' | 'ready' | 'failed'
  askAgain: () => void
}

type Answer = { question: string; quote: OrderQuote | undefined; hasFailed: boolean }

const settleMs = 200

/** What the order costs its buyer, by the server, again after every change. */
export function useOrderQuote(draft: Draft): Quoting {
  const language = useLanguage()
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<Answer>()
  const body = quoteBodyOf(draft)
  const question = body && JSON.stringify({ attempt, body: { ...body, lang: language } })

  useEffect(() => {
    if (question === undefined) return
    const asking = new AbortController()
    const timer = setTimeout(() => {
      const { body: asked } = JSON.parse(question) as { body: NonNullable<typeof body> }
      const { signal } = asking
      withRetries(() => send(adminOrders.quote, asked, { language, signal, timeoutMs: readTimeoutMs }), signal).then(
        (quote) => setAnswer({ question, quote, hasFailed: false }),
        () => {
          if (!asking.signal.aborted) setAnswer((last) => ({ question, quote: last?.quote, hasFailed: true }))
        },
      )
    }, settleMs)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [question, language])

  const askAgain = () => setAttempt((count) => count + 1)
  if (question === undefined) return { quote: undefined, state: 'empty', askAgain }
  const isAnswered = answer?.question === question
  return { quote: answer?.quote, state: !isAnswered ? 'asking' : answer.hasFailed ? 'failed' : 'ready', askAgain }
}
