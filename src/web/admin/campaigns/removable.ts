import type { Campaign } from '#contract/campaigns.ts'

/** Only a campaign that was sent to nobody can be removed. */
export function isRemovable({ status, counts }: Pick<Campaign, 'status' | 'counts'>): boolean {
  return status === 'draft' || (status === 'cancelled' && counts.sent === 0)
}
