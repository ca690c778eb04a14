import type { CustomerStatus } from '#contract/rules/order-states.ts'
import { statusLooks } from '#web/commerce/order/status-look.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { StatusChip } from '#web/ui/status-chip.tsx'

export function OrderStatusChip({ status }: { status: CustomerStatus }) {
  const t = useMessages('account')
  return <StatusChip status={statusLooks[status]}>{t(`status.${status}`)}</StatusChip>
}
