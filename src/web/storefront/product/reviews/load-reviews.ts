import type { ProductPage } from '#contract/catalog.ts'
import type { Language } from '#contract/languages.ts'
import type { ShownReview } from '#contract/reviews.ts'
import { reviewsOnPage } from '#contract/rules/review-rules.ts'
import { createAreaTranslator } from '#contract/messages/translator.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import type { Api } from '#web/render/page-context.ts'
import { renderReviews } from './render-reviews.tsx'

type Around = { language: Language; shopName: string }

/** Loads a product's reviews, rendered for its page and as schema.org data. */
export async function loadReviews(api: Api, { language, shopName }: Around, product: ProductPage) {
  const { reviews, total } = await api.reviews.list({ id: product.id, limit: reviewsOnPage })
  const t = createAreaTranslator<'reviews'>(language, messagesOf(language, ['reviews']).messages.reviews ?? {})
  const left = total - reviews.length
  return {
    html: renderReviews({ product, reviews, t, language, shopName }),
    more: left > 0 ? t('more', { count: Math.min(left, reviewsOnPage) }) : '',
    data: dataOf(product, reviews),
  }
}

function dataOf({ rating }: ProductPage, reviews: readonly ShownReview[]) {
  if (rating === null) return {}
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
    review: reviews.map(({ author, stars, text, written_at }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: author },
      datePublished: written_at.slice(0, 10),
      reviewRating: { '@type': 'Rating', ratingValue: stars },
      ...(text !== '' && { reviewBody: text }),
    })),
  }
}
