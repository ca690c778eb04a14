import { useState } from 'react'
import * as reviewCalls from '#contract/calls/reviews.gen.ts'
import type { ShownReview } from '#contract/reviews.ts'
import { pages as addresses } from '#contract/pages.ts'
import { reviewsOnPage } from '#contract/rules/review-rules.ts'
import { read } from '#web/browser/calls/read.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { richText } from '#web/browser/messages/rich-text.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { Link } from '#web/ui/link.tsx'
import { Stars } from '#web/ui/stars.tsx'
import type { ProductView } from '../load.ts'
import { ReviewItem } from './review-item.tsx'

const linked = {
  order: (inside: string) => (
    <Link to={addresses.trackOrder()} className="text-link">
      {inside}
    </Link>
  ),
}

export type ReviewsProps = { product: ProductView; reviews: ShownReview[]; total: number }

/** What buyers say, part of the page as it comes; later ones are fetched when they are asked for. */
export function Reviews({ product: { goods, rating }, reviews, total }: ReviewsProps) {
  const t = useMessages('reviews')
  const [later, setLater] = useState<readonly ShownReview[]>([])
  const [pages, setPages] = useState(1)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  async function showMore() {
    setState('busy')
    try {
      const more = await read(reviewCalls.list, { id: goods.id, page: pages + 1, limit: reviewsOnPage })
      setLater([...later, ...more.reviews])
      setPages(pages + 1)
      setState('idle')
    } catch {
      setState('failed')
    }
  }

  const left = total - pages * reviewsOnPage
  if (rating === null || reviews.length === 0) return null
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="page-width scroll-mt-24 pt-section">
      <div className="flex flex-wrap items-baseline gap-x-5 gap-y-2">
        <Heading id="reviews-title" size="heading-1">
          {t('title')}
        </Heading>
        <p className="figures flex items-center gap-2.5 text-body">
          <Stars value={rating.average} label={t('stars', { stars: rating.average })} className="h-5" />
          {t('summary', { average: rating.average, count: rating.count })}
        </p>
      </div>
      <ul className="mt-6 grid gap-x-gutter gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        {[...reviews, ...later].map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      {state === 'failed' && (
        <p role="alert" className="mt-4 text-small text-pomegranate">
          {t('failed')}
        </p>
      )}
      <p className="mt-6 flex flex-wrap gap-x-8 gap-y-3 text-label">
        {left > 0 && (
          <button type="button" disabled={state === 'busy'} onClick={() => void showMore()} className="text-link hit-area">
            {state === 'busy' ? t('loading') : t('more', { count: Math.min(left, reviewsOnPage) })}
          </button>
        )}
        <span className="text-smoke">{richText(t('own'), linked)}</span>
      </p>
    </section>
  )
}
