import { lazy, Suspense, useState } from 'react'

const MoreReviews = lazy(() => import('./more-reviews.tsx').then((module) => ({ default: module.MoreReviews })))

export type ReviewsProps = {
  productId: string
  /** Rendered by the server. */ html: string
  /** Label of the button for later reviews; empty if there are none. */ more: string
}

/** The reviews that came with the page; later ones are fetched on request. */
export function Reviews({ productId, html, more }: ReviewsProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (html === '') return null
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="page-width scroll-mt-24 pt-section">
      <div dangerouslySetInnerHTML={{ __html: html }} />
      {more !== '' && !isOpen && (
        <button type="button" onClick={() => setIsOpen(true)} className="text-link hit-area mt-6 text-label">
          {more}
        </button>
      )}
      {isOpen && (
        <Suspense>
          <MoreReviews productId={productId} />
        </Suspense>
      )}
    </section>
  )
}
