import { lazy, Suspense } from 'react'
import type { Order } from '#contract/orders.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'

const ReturnParts = lazy(() => import('./return-parts.tsx').then((module) => ({ default: module.ReturnParts })))

/** Returns of a completed order, loaded separately from the page and refetched with the order. */
export function ReturnsOfOrder({ order }: { order: Order }) {
  const isHydrated = useHydrated()
  if (!isHydrated || order.status !== 'completed') return null
  return (
    <Suspense>
      <ReturnParts order={order} />
    </Suspense>
  )
}
