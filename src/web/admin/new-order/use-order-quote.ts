import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as adminOrders from '#contract/calls/admin-orders.gen.ts'
import type { AnswerOf } from '#contract/calls/typed-call.ts'
import { readTimeoutMs } from '#web/browser/calls/send.ts'
import { useLanguage } from '#web/browser/messages/use-messages.ts'
import { staffQuery } from '#web/browser/query/call-query.ts'
import { useSettled } from '#web/browser/query/use-settled.ts'
import { type Draft, quoteBodyOf } from './order-draft.ts'

export type OrderQuote = AnswerOf<typeof adminOrders.quote>
export type Quoting = {
  /** The last quote. It stays visible while the next one loads. */
  quote: OrderQuote | undefined
  state: 'empty' | 'asking' | 'ready' | 'failed'
  askAgain: () => void
}

const settleMs = 200

export function useOrderQuote(draft: Draft): Quoting {
  const language = useLanguage()
  const body = quoteBodyOf(draft)
  const question = body && JSON.stringify(body)
  const isSettled = useSettled(question, settleMs) === question
  const [last, setLast] = useState<OrderQuote>()
  const { data, isFetching, isError, isPlaceholderData, refetch } = useQuery({
    ...staffQuery(adminOrders.quote, { items: [], ...body, lang: language }, { language, timeoutMs: readTimeoutMs }),
    enabled: body !== undefined && isSettled,
    placeholderData: keepPreviousData,
  })
  if (data && data !== last) setLast(data)

  const askAgain = () => void refetch()
  if (body === undefined) return { quote: undefined, state: 'empty', askAgain }
  const isAsking = !isSettled || isFetching || isPlaceholderData
  return { quote: data ?? last, state: isAsking ? 'asking' : isError ? 'failed' : 'ready', askAgain }
}
