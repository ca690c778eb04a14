import { useSyncExternalStore } from 'react'
import { type ConnectionState, connectionState, subscribeToConnection } from '#web/features/live/connection-state.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { type Status, StatusChip } from '#web/ui/status-chip.tsx'

const looks: Record<ConnectionState, Status> = {
  quiet: 'shipped',
  connecting: 'pending',
  open: 'completed',
  retrying: 'pending',
  lost: 'cancelled',
}

export function ConnectionChip() {
  const t = useMessages('live')
  const state = useSyncExternalStore(subscribeToConnection, connectionState, () => 'connecting' as const)
  return (
    <output>
      <StatusChip status={looks[state]}>{t(`demo.connection.${state}`)}</StatusChip>
    </output>
  )
}
