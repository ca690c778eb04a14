import { lazy, Suspense } from 'react'
import type { Order } from '#contract/orders.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'

const ReviewParts = lazy(() => import('./review-parts.tsx').then((module) => ({ default: module.ReviewParts })))

/** Reviews of a completed order, loaded separately from the page. */
export function ReviewsOfOrder({ order: { id, status } }: { order: Pick<Order, 'id' | 'status'> }) {
  const isHydrated = useHydrated()
  if (!isHydrated || status !== 'completed') return null
  return (
    <Suspense>
      <ReviewParts key={id} orderId={id} />
    </Suspense>
  )
}
