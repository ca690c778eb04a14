import * as reviewCalls from '#contract/calls/reviews.gen.ts'
import { reviewsOnPage } from '#contract/rules/review-rules.ts'
import { useLatePages } from '#web/browser/query/use-late-pages.ts'
import { useShop } from '#web/browser/use-shop.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { ReviewItem } from './review-item.tsx'

/** The first one comes with the product's page. */
const firstPage = 2

/** The later reviews, loaded page by page. Load with `lazy()`. */
export function MoreReviews({ productId }: { productId: string }) {
  const t = useMessages('reviews')
  const language = useLanguage()
  const { name: shopName } = useShop()
  const { answers, isReading, hasFailed, readNext } = useLatePages(reviewCalls.list, {
    inputOf: (page) => ({ id: productId, page, limit: reviewsOnPage }),
    firstPage,
  })
  const last = answers.at(-1)
  const left = last ? last.total - last.page * last.limit : reviewsOnPage

  return (
    <>
      <ul className="mt-8 grid grid-cols-1 gap-x-gutter gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        {answers
          .flatMap(({ reviews }) => reviews)
          .map((review) => (
            <ReviewItem key={review.id} review={review} t={t} language={language} shopName={shopName} />
          ))}
      </ul>
      {hasFailed && !isReading && (
        <p role="alert" className="mt-4 text-small text-pomegranate">
          {t('failed')}
        </p>
      )}
      {!isReading && left > 0 && (
        <button type="button" onClick={readNext} className="text-link hit-area mt-6 text-label">
          {t('more', { count: Math.min(reviewsOnPage, left) })}
        </button>
      )}
    </>
  )
}
