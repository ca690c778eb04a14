import type { CustomerStatus } from '#contract/order-states.ts'
import { useWords } from '#web/kit/words/use-words.ts'
import { type Status, StatusChip } from '#web/ui/status-chip.tsx'

export type OrderStatusChipProps = { status: CustomerStatus }

const looks: Record<CustomerStatus, Status> = {
  pending_payment: 'pending',
  proof_submitted: 'proof',
  processing: 'processing',
  shipped: 'shipped',
  completed: 'completed',
  cancelled: 'cancelled',
}

export function OrderStatusChip({ status }: OrderStatusChipProps) {
  const t = useWords('admin')
  return <StatusChip status={looks[status]}>{t(`status.${status}`)}</StatusChip>
}
