import type { CustomerStatus } from '#contract/rules/order-states.ts'
import { statusLooks } from '#web/commerce/order/status-look.ts'
import { useWords } from '#web/browser/messages/use-words.ts'
import { StatusChip } from '#web/ui/status-chip.tsx'

export function OrderStatusChip({ status }: { status: CustomerStatus }) {
  const t = useWords('account')
  return <StatusChip status={statusLooks[status]}>{t(`status.${status}`)}</StatusChip>
}
