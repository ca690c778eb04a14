import type { OrderRow } from '#contract/orders.ts'
import type { CustomerStatus } from '#contract/rules/order-states.ts'
import { statusLooks } from '#web/commerce/order/status-look.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { wordOf } from './order-status-words.ts'

export type OrderStatusChipProps = { status: CustomerStatus; delivery?: OrderRow['delivery'] }

export function OrderStatusChip({ status, delivery = 'parcel' }: OrderStatusChipProps) {
  const t = useMessages('admin')
  const word = wordOf(status, { delivery })
  return <StatusChip status={statusLooks[status]}>{t(`status.${word}`)}</StatusChip>
}
