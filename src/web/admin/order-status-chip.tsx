import type { CustomerStatus } from '#contract/rules/order-states.ts'
import { statusLooks } from '#web/commerce/order/status-look.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { StatusChip } from '#web/ui/status-chip.tsx'

export type OrderStatusChipProps = { status: CustomerStatus }

export function OrderStatusChip({ status }: OrderStatusChipProps) {
  const t = useMessages('admin')
  return <StatusChip status={statusLooks[status]}>{t(`status.${status}`)}</StatusChip>
}
