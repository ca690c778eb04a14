import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Order } from '#contract/orders.ts'
import type { OwnReturns } from '#contract/returns.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { showAnswer } from '#web/browser/query/show-answer.ts'
import { returnsQuery } from '../order/order-queries.ts'
import { ReturnForm } from './return-form.tsx'
import { ReturnItem } from './return-item.tsx'

/** The order's returns with their status, and the form for a new one. Load with `lazy()`. */
export function ReturnParts({ order }: { order: Order }) {
  const t = useMessages('returns')
  const language = useLanguage()
  const id = useId()
  const client = useQueryClient()
  const query = returnsQuery(order.id, language)
  // A reader who is not the buyer is refused, and has nothing to send back.
  const { data: own } = useQuery(query)
  const setOwn = (now: OwnReturns) => void showAnswer(client, query.queryKey, now)
  const [isAsking, setIsAsking] = useState(false)
  const named = (items: OwnReturns['items']) => items.map((item) => ({ ...item, ...namesOf(order, item.id) }))

  if (!own || (own.returns.length === 0 && own.items.length === 0)) return null
  const changed = (now: OwnReturns) => {
    setOwn(now)
    setIsAsking(false)
  }
  return (
    <section aria-labelledby={id} className="print:hidden">
      <Heading id={id} size="heading-3" className="mb-4">
        {t('title')}
      </Heading>
      <div aria-live="polite">
        {own.returns.length > 0 && (
          <ul className="mb-5 grid gap-5">
            {own.returns.map((one) => (
              <ReturnItem key={one.id} orderId={order.id} orderReturn={{ ...one, items: named(one.items) }} onChange={setOwn} />
            ))}
          </ul>
        )}
      </div>
      {own.items.length > 0 && own.until !== null && !isAsking && (
        <>
          <p className="mb-3 text-label text-smoke">{t('until', { date: formatDate(language, own.until) })}</p>
          <Button tone="secondary" onClick={() => setIsAsking(true)}>
            {t('ask')}
          </Button>
        </>
      )}
      {isAsking && <ReturnForm orderId={order.id} items={named(own.items)} onSent={changed} onClose={() => setIsAsking(false)} />}
    </section>
  )
}

/** Names from the order, in the visitor's language. */
function namesOf({ items }: Order, itemId: string) {
  const item = items.find(({ id }) => id === itemId)
  return item && { name: item.name, variation_name: item.variation_name, size: item.size }
}
