import type { PickupState } from '#contract/rules/stall-terms.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { type Status, StatusChip } from '#web/ui/status-chip.tsx'

const looks: Record<PickupState, Status> = {
  waiting: 'proof',
  partly: 'processing',
  collected: 'completed',
  missed: 'pending',
  cancelled: 'cancelled',
}

export function PickupStateChip({ state }: { state: PickupState }) {
  const t = useMessages('admin-pickups')
  return <StatusChip status={looks[state]}>{t(`state.${state}`)}</StatusChip>
}
