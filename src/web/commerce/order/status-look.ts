import type { CustomerStatus } from '#contract/rules/order-states.ts'
import type { Status } from '#web/ui/status-chip.tsx'

export const statusLooks: Readonly<Record<CustomerStatus, Status>> = {
  pending_payment: 'pending',
  proof_submitted: 'proof',
  processing: 'processing',
  shipped: 'shipped',
  completed: 'completed',
  cancelled: 'cancelled',
}
