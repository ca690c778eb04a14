import type { CustomerStatus } from '#contract/order-states.ts'
import { useWords } from '#web/kit/words/use-words.ts'
import { type Status, StatusChip } from '#web/ui/status-chip.tsx'

const looks: Record<CustomerStatus, Status> = {
  pending_payment: 'pending',
  proof_submitted: 'proof',
  processing: 'processing',
  shipped: 'shipped',
  completed: 'completed',
  cancelled: 'cancelled',
}

export function OrderStatusChip({ status }: { status: CustomerStatus }) {
  const t = useWords('account')
  return <StatusChip status={looks[status]}>{t(`status.${status}`)}</StatusChip>
}
