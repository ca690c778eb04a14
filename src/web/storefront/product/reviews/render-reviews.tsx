import { renderToStaticMarkup } from 'react-dom/server'
import type { ProductPage } from '#contract/catalog.ts'
import type { Language } from '#contract/languages.ts'
import { pageIn, pages } from '#contract/pages.ts'
import type { ShownReview } from '#contract/reviews.ts'
import type { AreaTranslator } from '#contract/messages/translator.ts'
import { richText } from '#web/browser/messages/rich-text.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { ReviewItem } from './review-item.tsx'

export type RenderedReviews = {
  product: Pick<ProductPage, 'rating'>
  reviews: readonly ShownReview[]
  t: AreaTranslator<'reviews'>
  language: Language
  shopName: string
}

/** Renders reviews as HTML, for loaders only. The browser then needs no code to render them. */
export function renderReviews({ product: { rating }, reviews, t, language, shopName }: RenderedReviews): string {
  if (rating === null || reviews.length === 0) return ''
  const linked = {
    order: (inside: string) => (
      <a href={pageIn(language, pages.trackOrder())} className="text-link">
        {inside}
      </a>
    ),
  }
  return renderToStaticMarkup(
    <>
      <div className="flex flex-wrap items-baseline gap-x-5 gap-y-2">
        <Heading id="reviews-title" size="heading-1">
          {t('title')}
        </Heading>
        <p className="figures flex items-center gap-2.5 text-body">
          <Stars value={rating.average} label={t('stars', { stars: rating.average })} className="h-5" />
          {t('summary', { average: rating.average, count: rating.count })}
        </p>
      </div>
      <p className="mt-2 text-label text-smoke">{richText(t('own'), linked)}</p>
      <ul className="mt-6 grid grid-cols-1 gap-x-gutter gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} t={t} language={language} shopName={shopName} />
        ))}
      </ul>
    </>,
  )
}
