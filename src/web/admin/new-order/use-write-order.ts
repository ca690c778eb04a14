import { useState } from 'react'
import * as adminOrders from '#contract/calls/admin-orders.gen.ts'
import type { InputOf } from '#contract/calls/typed-call.ts'
import { type AnyRefusal, isAnswerLost } from '#web/browser/calls/refusal-sentence.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { bodyOf, type Draft, isInDoubt, sentNow, underNewKey } from './order-draft.ts'
import type { Sentences } from './typed-text.tsx'
import type { Drafting } from './use-order-draft.ts'
import type { Quoting } from './use-order-quote.ts'
import type { Written } from './written-part.tsx'

type Refused = { sentence: string | undefined; fields: Sentences; lines: Readonly<Record<number, string>> }
const nothing: Refused = { sentence: undefined, fields: {}, lines: {} }
/** After these codes it is also unknown whether an order with this key exists. */
const unsettled = new Set(['in_progress', 'fault', 'unavailable'])

/** Sends the order once, however often the button is pressed, and shows the server's messages at their fields. */
export function useWriteOrder({ draft: current, change, clear }: Drafting, { quote, askAgain }: Quoting) {
  const t = useMessages('admin-new-order')
  const [refused, setRefused] = useState(nothing)
  const [written, setWritten] = useState<Written>()
  /** The draft whose request is too old for its key to prevent a second order. Staff check whether the order exists. */
  const [inDoubt, setInDoubt] = useState<Draft>()
  const call = useWrite(adminOrders.create)

  async function write(draft: Draft) {
    const ask = (body: InputOf<typeof adminOrders.create>) => call.send(body, { key: draft.key })
    if (draft.lines.length === 0) return refuse({ ...nothing, sentence: t('failed.empty'), fields: { items: t('items.empty') } })
    if (draft.methodId === '' && quote?.total !== 0)
      return refuse({ ...nothing, sentence: t('failed.method'), fields: { payment_method_id: t('failed.method') } })
    setRefused(nothing)
    if (isInDoubt(draft)) return setInDoubt(draft)
    setInDoubt(undefined)
    const body = bodyOf(draft, quote?.total)
    if (!draft.unanswered) change({ key: draft.key, ...sentNow(body) })
    const outcome = await ask(body)
    if ('answer' in outcome) return finish(outcome.answer)
    // The first request did arrive. It is repeated with its original body to get its answer.
    if (outcome.refusal.code === 'idempotency_key_reused' && draft.unanswered) {
      const earlier = await ask(JSON.parse(draft.unanswered) as typeof body)
      if ('answer' in earlier) return finish(earlier.answer)
    }
    const { code } = outcome.refusal
    const isUnsettled = isAnswerLost(outcome.refusal) || unsettled.has(code)
    if (!isUnsettled) change({ unanswered: '', sentAt: 0, ...(code === 'idempotency_key_reused' ? { key: crypto.randomUUID() } : {}) })
    refuse(readRefusal(outcome.refusal))
  }

  function finish(answer: Written) {
    setWritten(answer)
    clear()
  }

  function refuse(next: Refused) {
    setRefused(next)
    const [first] = Object.keys(next.fields)
      .flatMap((path) => document.getElementById(path) ?? [])
      .toSorted((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    first?.focus()
  }

  function readRefusal(refusal: AnyRefusal & { lines?: readonly { line: number; available: number }[] }): Refused {
    const { code, error, fields = {}, lines = [] } = refusal
    if (code === 'price_changed' || code === 'out_of_stock' || code === 'discount_invalid') askAgain()
    if (isAnswerLost(refusal)) return { ...nothing, sentence: t('failed.lost') }
    const ofLines = Object.entries(fields).flatMap(([path, sentence]) => {
      const place = /^items\.(\d+)\./.exec(path)?.[1]
      return place === undefined || sentence === undefined ? [] : [[Number(place), sentence] as const]
    })
    return {
      sentence: error,
      fields,
      lines: Object.fromEntries([
        ...ofLines,
        ...lines.map(({ line, available }) => [line, t('items.left', { count: available })] as const),
      ]),
    }
  }

  return {
    write: () => {
      if (!call.isBusy) void write(current)
    },
    /** Undefined once another order is begun. */
    inDoubt: inDoubt?.key === current.key ? inDoubt : undefined,
    writeAgain: () => {
      if (!call.isBusy) void write(underNewKey(current))
    },
    isBusy: call.isBusy,
    refused,
    forget: (path: string) => setRefused((current) => ({ ...current, fields: { ...current.fields, [path]: undefined } })),
    written,
    another: () => setWritten(undefined),
  }
}
