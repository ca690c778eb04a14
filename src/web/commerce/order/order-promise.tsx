import type { Order } from '#contract/orders.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { PromiseLines } from '../promise/promise-lines.tsx'
import { standingPromise } from './promise-stands.ts'

export type OrderPromiseProps = { order: Pick<Order, 'promised' | 'delivery' | 'pickup' | 'status'>; className?: string }

export function OrderPromise({ order, className }: OrderPromiseProps) {
  const t = useMessages('promise')
  const promised = standingPromise(order)
  if (!promised) return null
  return (
    <section aria-label={t('title')} className={className}>
      <PromiseLines promise={promised} isPickup={order.delivery === 'pickup'} />
    </section>
  )
}
