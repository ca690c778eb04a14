import { type PartnerStatus, partnerTurns } from '#contract/rules/partner-rules.ts'
import { newId } from '#kit/ids.ts'
import { recordChange } from '#modules/audit/index.ts'
import type { Ctx } from '#modules/context.ts'
import { requireAccount } from '#modules/identity/index.ts'
import { refuse } from '#modules/refuse.ts'
import { lockPartner, namedPartner, statusOf } from '../partner-store.ts'
import { issueCode } from '../tracking-codes.ts'
import { partnerMailJob } from './partner-mail-job.ts'

type Decision = { status: PartnerStatus; note?: string | undefined; commission_rate?: number | undefined }

/**
 * Approves or declines an application, suspends a partner or lifts the suspension, and informs the partner by mail. Keeps the ledger
 * unchanged. Runs in a transaction; throws partner_not_found, partner_status.
 */
export async function decideOnPartner(ctx: Ctx, id: string, { status, note, commission_rate }: Decision): Promise<void> {
  const before = await lockPartner(ctx, id)
  if (status === statusOf(before)) return
  if (!partnerTurns[statusOf(before)].includes(status)) refuse('partner_status')
  await ctx.db
    .updateTable('partners')
    .set({
      status,
      note: note ?? '',
      decided_at: ctx.clock.now(),
      decided_by: requireAccount(ctx.actor).accountId,
      ...(commission_rate !== undefined && { commission_rate }),
    })
    .where('id', '=', id)
    .execute()
  if (status === 'active' && before.code === null) await issueCode(ctx, id)
  await recordChange(ctx, {
    action: 'partner.status',
    ...namedPartner(before),
    before: { status: before.status, commission_rate: before.commission_rate },
    after: { status, commission_rate: commission_rate ?? before.commission_rate },
  })
  const mail = mailOf(statusOf(before), status)
  if (mail) await ctx.jobs.enqueue(ctx.db, partnerMailJob, { id, kind: mail, occasion: newId() })
}

function mailOf(from: PartnerStatus, to: PartnerStatus) {
  if (to === 'declined') return 'declined'
  if (to === 'suspended') return 'suspended'
  return from === 'suspended' ? undefined : 'approved'
}

/** The earlier link becomes invalid. Runs in a transaction; throws partner_not_found, partner_status. */
export async function sendSetupAgain(ctx: Ctx, id: string): Promise<void> {
  const row = await lockPartner(ctx, id)
  if (row.status !== 'active' || row.account_id !== null) refuse('partner_status')
  await recordChange(ctx, { action: 'partner.setup_mail', ...namedPartner(row) })
  await ctx.jobs.enqueue(ctx.db, partnerMailJob, { id, kind: 'approved', occasion: newId() })
}
