import type { Campaign } from '#contract/campaigns.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { type Status, StatusChip } from '#web/ui/status-chip.tsx'

const looks: Record<Campaign['status'], Status | undefined> = {
  draft: undefined,
  scheduled: 'shipped',
  sending: 'processing',
  paused: 'pending',
  sent: undefined,
  cancelled: 'cancelled',
}

/** Drafts and sent campaigns are the usual case and have no colour. */
export function CampaignStatusChip({ status }: { status: Campaign['status'] }) {
  const t = useMessages('admin-campaigns')
  const look = looks[status]
  return look === undefined ? <>{t(`status.${status}`)}</> : <StatusChip status={look}>{t(`status.${status}`)}</StatusChip>
}
