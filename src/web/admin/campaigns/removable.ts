import type { Campaign } from '#contract/campaigns.ts'

/** What nobody got leaves nothing behind. */
export function isRemovable({ status, counts }: Pick<Campaign, 'status' | 'counts'>): boolean {
  return status === 'draft' || (status === 'cancelled' && counts.sent === 0)
}
