import type { Order } from '#contract/orders.ts'
import { statusLooks } from '#web/commerce/order/status-look.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { StatusChip } from '#web/ui/status-chip.tsx'

export function OrderStatusChip({ order: { customer_status: status, delivery } }: { order: Pick<Order, 'customer_status' | 'delivery'> }) {
  const t = useMessages('account')
  const word = delivery === 'parcel' ? status : status === 'shipped' ? 'ready' : status === 'completed' ? 'picked_up' : status
  return <StatusChip status={statusLooks[status]}>{t(`status.${word}`)}</StatusChip>
}
