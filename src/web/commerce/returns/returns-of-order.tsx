import { lazy, Suspense } from 'react'
import type { Order } from '#contract/orders.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'

const ReturnParts = lazy(() => import('./return-parts.tsx').then((module) => ({ default: module.ReturnParts })))

/** The place to send something back of what has arrived, fetched beside the page and read again whenever the order is. */
export function ReturnsOfOrder({ order }: { order: Order }) {
  const isHydrated = useHydrated()
  if (!isHydrated || order.status !== 'completed') return null
  return (
    <Suspense>
      <ReturnParts order={order} />
    </Suspense>
  )
}
