import { useMessages } from '#web/browser/messages/use-messages.ts'
import { type Status, StatusChip } from '#web/ui/status-chip.tsx'
import type { EventState } from './event-state.ts'

const looks: Record<EventState, Status> = {
  draft: 'shipped',
  coming: 'proof',
  now: 'processing',
  over: 'pending',
  closed: 'completed',
  cancelled: 'cancelled',
}

export function EventStateChip({ state }: { state: EventState }) {
  const t = useMessages('admin-event-frame')
  return <StatusChip status={looks[state]}>{t(`state.${state}`)}</StatusChip>
}
