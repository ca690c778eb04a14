import type { Order } from '#contract/orders.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { OrderRoad } from '#web/ui/order-road.tsx'
import { roadOf } from './order-labels.ts'

export function OrderProgress({ order, className }: { order: Pick<Order, 'status' | 'delivery' | 'pickup'>; className?: string }) {
  const t = useMessages('order')
  const road = roadOf(t, order)
  if (!road) return null
  return <OrderRoad {...road} labels={{ road: t('road.label'), done: t('road.done') }} className={className} />
}
