import { useEffect, useState } from 'react'
import * as reviewCalls from '#contract/calls/reviews.gen.ts'
import type { ShownReview } from '#contract/reviews.ts'
import { reviewsOnPage } from '#contract/rules/review-rules.ts'
import { send } from '#web/browser/calls/send.ts'
import { useShop } from '#web/browser/use-shop.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { ReviewItem } from './review-item.tsx'

type Shown = { reviews: readonly ShownReview[]; pages: number; total: number }

/** The later reviews, loaded page by page. Load with `lazy()`. */
export function MoreReviews({ productId }: { productId: string }) {
  const t = useMessages('reviews')
  const language = useLanguage()
  const { name: shopName } = useShop()
  const [shown, setShown] = useState<Shown>({ reviews: [], pages: 1, total: Number.POSITIVE_INFINITY })
  /** A new object on each press, even for the same page after a failure. */
  const [asked, setAsked] = useState({ page: 2 })
  const [failed, setFailed] = useState<object>()
  const hasFailed = failed === asked
  const left = shown.total - shown.pages * reviewsOnPage

  useEffect(() => {
    let isCurrent = true
    send(reviewCalls.list, { id: productId, page: asked.page, limit: reviewsOnPage }).then(
      ({ reviews, total }) => {
        if (isCurrent) setShown((known) => ({ reviews: [...known.reviews, ...reviews], pages: asked.page, total }))
      },
      () => {
        if (isCurrent) setFailed(asked)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [productId, asked])

  return (
    <>
      <ul className="mt-8 grid grid-cols-1 gap-x-gutter gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        {shown.reviews.map((review) => (
          <ReviewItem key={review.id} review={review} t={t} language={language} shopName={shopName} />
        ))}
      </ul>
      {hasFailed && (
        <p role="alert" className="mt-4 text-small text-pomegranate">
          {t('failed')}
        </p>
      )}
      {(hasFailed || shown.pages === asked.page) && left > 0 && (
        <button type="button" onClick={() => setAsked({ page: shown.pages + 1 })} className="text-link hit-area mt-6 text-label">
          {t('more', { count: Math.min(reviewsOnPage, left) })}
        </button>
      )}
    </>
  )
}
