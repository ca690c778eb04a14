import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import * as reviews from '#contract/calls/reviews.gen.ts'
import type { OwnReviews } from '#contract/reviews.ts'
import { refusalOf } from '#web/browser/calls/request-errors.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { callQuery, ownKey } from '#web/browser/query/call-query.ts'
import { showAnswer } from '#web/browser/query/show-answer.ts'
import { Heading } from '#web/ui/heading.tsx'
import { ReviewRow } from './review-row.tsx'

/** The buyer's reviews of each item in the order. Load with `lazy()`. */
export function ReviewParts({ orderId }: { orderId: string }) {
  const t = useMessages('review-form')
  const language = useLanguage()
  const id = useId()
  const client = useQueryClient()
  const query = callQuery(ownKey, reviews.listOwn, { id: orderId }, { language })
  const { data: own, error, refetch } = useQuery(query)
  const setOwn = (now: OwnReviews) => void showAnswer(client, query.queryKey, now)

  // Staff and other viewers of the order have nothing to review.
  if ((error && refusalOf(reviews.listOwn, error).code === 'not_found') || own?.items.length === 0) return null
  return (
    <section aria-labelledby={id} className="print:hidden">
      <Heading id={id} size="heading-3" className="mb-2">
        {t('title')}
      </Heading>
      <p className="mb-4 text-label text-smoke">{t('text')}</p>
      {!own && error && (
        <p className="text-label">
          {t('notLoaded')}{' '}
          <button type="button" onClick={() => void refetch()} className="text-link hit-area">
            {t('again')}
          </button>
        </p>
      )}
      {own && (
        <ul>
          {own.items.map((item) => (
            <ReviewRow key={item.product_id} orderId={orderId} item={item} author={own.author} onChange={setOwn} />
          ))}
        </ul>
      )}
    </section>
  )
}
