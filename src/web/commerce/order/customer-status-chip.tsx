import type { CustomerStatus } from '#contract/order-states.ts'
import { useWords } from '#web/kit/words/use-words.ts'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { statusChips } from './order-words.ts'

export function CustomerStatusChip({ status }: { status: CustomerStatus }) {
  const t = useWords('order')
  return <StatusChip status={statusChips[status]}>{t(`status.${status}`)}</StatusChip>
}
