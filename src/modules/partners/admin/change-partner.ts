import type { AdminPartner, PartnerChange } from '#contract/admin-partners.ts'
import { recordChange } from '#modules/audit/index.ts'
import { requireUnchanged } from '#modules/require-unchanged.ts'
import type { Ctx } from '#modules/context.ts'
import { toColumns } from '../area/partner-columns.ts'
import { auditedPartner, getPartnerRow, lockPartner, namedPartner } from '../partner-store.ts'
import { getPartner } from './get-partner.ts'

/** Earlier orders keep their terms. Runs in a transaction; throws partner_not_found, changed_meanwhile. */
export async function changePartner(ctx: Ctx, id: string, { expected_updated_at, ...change }: PartnerChange): Promise<AdminPartner> {
  const before = await lockPartner(ctx, id)
  requireUnchanged(await getPartner(ctx, id), expected_updated_at)
  const columns = toColumns(change, before)
  if (Object.keys(columns).length > 0) await ctx.db.updateTable('partners').set(columns).where('id', '=', id).execute()
  const after = await getPartnerRow(ctx, id)
  const parts = (['payout', 'tin', 'id_number'] as const).filter((name) => change[name] !== undefined)
  await recordChange(ctx, {
    action: 'partner.change',
    ...namedPartner(after),
    before: auditedPartner(before),
    // The log contains neither personal data nor the payout account, only the fact that it changed.
    after: { ...auditedPartner(after), ...(parts.length > 0 && { parts }) },
  })
  return getPartner(ctx, id)
}
