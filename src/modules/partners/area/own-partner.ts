import type { OwnPartner } from '#contract/partner-area.ts'
import { newId } from '#kit/ids.ts'
import { requireUnchanged } from '#modules/require-unchanged.ts'
import { type Ctx, inTransaction, type RequestContext } from '#modules/context.ts'
import { requireOwner } from '#modules/identity/index.ts'
import { getSettings } from '#modules/settings/index.ts'
import { partnerMailJob } from '../joining/partner-mail-job.ts'
import { balancesOf, comingTo } from '../ledger/balances.ts'
import { getOwnRow, lockPartner, type PartnerRow, statusOf } from '../partner-store.ts'
import { type OwnChange, toColumns } from './partner-columns.ts'

/** Returns the caller's own partnership. Throws NotFound if the account has the role but no partner. */
export async function getOwnPartner(ctx: Ctx): Promise<OwnPartner> {
  return present(ctx, await getOwnRow(ctx))
}

/**
 * Changes the partner's own data. A new payout account requires the owner's confirmation, since somebody else may use an open session, and
 * a mail about it goes to the known address. Throws NotFound, changed_meanwhile, InvalidInput and the errors of `requireOwner`.
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
