import type { Order } from '#contract/orders.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { PromiseLines } from '../promise/promise-lines.tsx'

export type OrderPromiseProps = { order: Pick<Order, 'promised' | 'delivery' | 'status'>; className?: string }

/** What the buyer was told when they ordered, until it is there. */
export function OrderPromise({ order: { promised, delivery, status }, className }: OrderPromiseProps) {
  const t = useMessages('promise')
  const isPickup = delivery === 'pickup'
  if (!promised || status === 'completed' || status === 'cancelled' || (isPickup && status === 'shipped')) return null
  return (
    <section aria-label={t('title')} className={className}>
      <PromiseLines promise={promised} isPickup={isPickup} />
    </section>
  )
}
