import type { ReturnStatus } from '#contract/rules/return-rules.ts'
import type { Status } from '#web/ui/status-chip.tsx'

export const returnLooks: Record<ReturnStatus, Status> = {
  requested: 'pending',
  accepted: 'processing',
  refused: 'cancelled',
  received: 'proof',
  settled: 'completed',
  withdrawn: 'cancelled',
}
