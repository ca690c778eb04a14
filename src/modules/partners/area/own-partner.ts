import type { OwnPartner } from '#contract/partner-area.ts'
import { newId } from '#kit/ids.ts'
import { requireUnchanged } from '#modules/changed-meanwhile.ts'
import { type Ctx, inTransaction, type RequestContext } from '#modules/context.ts'
import { requireOwner } from '#modules/identity/index.ts'
import { getSettings } from '#modules/settings/index.ts'
import { partnerMailJob } from '../joining/partner-mail-job.ts'
import { balancesOf, comingTo } from '../ledger/balances.ts'
import { getOwnRow, lockPartner, type PartnerRow, statusOf } from '../partner-store.ts'
import { type OwnChange, toColumns } from './partner-columns.ts'

/** The caller's own partnership. Throws NotFound for a role without a partner behind it. */
export async function getOwnPartner(ctx: Ctx): Promise<OwnPartner> {
  return present(ctx, await getOwnRow(ctx))
}

/**
 * What a partner says of itself. Another account for payouts needs the owner, as an open session may be somebody else's, and is told by mail
 * to the address that the shop knows. Throws NotFound, ChangedMeanwhile, InvalidInput, and as `requireOwner`.
 */
export async function changeOwnPartner(context: RequestContext, input: OwnChange & { password?: string | undefined }): Promise<OwnPartner> {
  const { expected_updated_at, password, ...change } = input
  if (paysElsewhere(await getOwnRow(context.ctx), change)) await requireOwner(context, password)
  return inTransaction(context.ctx, async (ctx) => {
    const row = await lockPartner(ctx, (await getOwnRow(ctx)).id)
    requireUnchanged(await present(ctx, row), expected_updated_at)
    const columns = toColumns(change, row)
    if (Object.keys(columns).length > 0) await ctx.db.updateTable('partners').set(columns).where('id', '=', row.id).execute()
    if (paysElsewhere(row, change))
      await ctx.jobs.enqueue(ctx.db, partnerMailJob, { id: row.id, kind: 'payout_details', occasion: newId() })
    return getOwnPartner(ctx)
  })
}

function paysElsewhere(row: PartnerRow, { payout }: Pick<OwnChange, 'payout'>): boolean {
  return payout !== undefined && (['bank_name', 'account_name', 'account_number'] as const).some((name) => payout[name] !== row[name])
}

async function present(ctx: Ctx, row: PartnerRow): Promise<OwnPartner> {
  const [balances, coming, { hold_days }] = await Promise.all([balancesOf(ctx, row.id), comingTo(ctx, row.id), getSettings(ctx)])
  return {
    id: row.id,
    code: row.code ?? '',
    status: statusOf(row),
    company: row.company,
    contact_name: row.contact_name,
    email: row.email,
    phone: row.phone,
    country: row.country ?? '',
    country_name: row.country_name,
    city: row.city,
    website: row.website,
    commission_rate: row.commission_rate,
    hold_days: row.hold_days ?? hold_days,
    payout: { bank_name: row.bank_name, account_name: row.account_name, account_number: row.account_number },
    balances,
    coming,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
