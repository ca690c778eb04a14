import type { CommissionState, PartnerStatus, ReferralState } from '#contract/rules/partner-rules.ts'
import type { Status } from '#web/ui/status-chip.tsx'

export const partnerLooks: Record<PartnerStatus, Status> = {
  applied: 'proof',
  invited: 'pending',
  active: 'processing',
  suspended: 'cancelled',
  declined: 'cancelled',
}

export const stateLooks: Record<CommissionState | ReferralState, Status> = {
  waiting: 'pending',
  pending: 'pending',
  approved: 'processing',
  paid: 'completed',
  void: 'cancelled',
}
