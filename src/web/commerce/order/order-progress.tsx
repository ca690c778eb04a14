import type { Order } from '#contract/orders.ts'
import { useWords } from '#web/browser/messages/use-words.ts'
import { OrderRoad } from '#web/ui/order-road.tsx'
import { roadOf } from './order-words.ts'

export function OrderProgress({ order, className }: { order: Pick<Order, 'status'>; className?: string }) {
  const t = useWords('order')
  const road = roadOf(t, order)
  if (!road) return null
  return <OrderRoad {...road} labels={{ road: t('road.label'), done: t('road.done') }} className={className} />
}
