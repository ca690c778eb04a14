import type { PartnerInvitation } from '#contract/admin-partners.ts'
import type { Language } from '#contract/languages.ts'
import { mostCounted } from '#contract/rules/list-limits.ts'
import { isStaffRole } from '#contract/rules/roles.ts'
import { isUniqueViolation } from '#kit/database/sql-errors.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import { newId } from '#kit/ids.ts'
import { countUpTo, onPage } from '#kit/lists/matching-rows.ts'
import { recordChange } from '#modules/audit/index.ts'
import type { Ctx } from '#modules/context.ts'
import { ended, invitationExpiry, isUnanswered, presentInvitation, ranOut, sentAgain } from '#modules/invitations.ts'
import { findAccountOfAddress, requireAccount } from '#modules/identity/index.ts'
import { getSettings } from '#modules/settings/index.ts'
import { refuse } from '#modules/refuse.ts'
import { removePartners } from '../remove-partners.ts'
import { hasEmail } from './has-email.ts'
import { invitationColumns, type InvitationRow, selectInvitations } from './invitation-store.ts'
import { partnerMailJob } from './partner-mail-job.ts'

type Invitee = { email: string; company?: string | undefined; commission_rate?: number | undefined; language?: Language | undefined }

export async function listInvitations({ db, clock }: Ctx, asked: { page: number; limit: number }) {
  const all = selectInvitations(db)
  const rows = await onPage(all.orderBy('created_at', 'desc').orderBy('id'), asked).execute()
  return { invitations: rows.map((row) => presentInvitation(row, clock.now())), total: await countUpTo(db, all, mostCounted), ...asked }
}

/** Runs in a transaction. Throws already_invited, already_partner, already_admin. */
export async function invitePartner(ctx: Ctx, { email, company = '', ...given }: Invitee): Promise<PartnerInvitation> {
  const { accountId } = requireAccount(ctx.actor)
  const { commission_percent } = await getSettings(ctx)
  const commission_rate = given.commission_rate ?? commission_percent / 100
  const language = given.language ?? ctx.language
  await refuseInsider(ctx, email)
  const now = ctx.clock.now()
  await ctx.db.updateTable('partner_invitations').set(ended('expired', now)).where('email', '=', email).where(ranOut(now)).execute()
  const partnerId = await ensureInvited(ctx, { email, company, commission_rate, language })
  const row = await ctx.db
    .insertInto('partner_invitations')
    .values({
      id: newId(),
      partner_id: partnerId,
      email,
      company,
      commission_rate,
      language,
      invited_by: accountId,
      created_at: now,
      expires_at: invitationExpiry(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(invitationColumns)
    .executeTakeFirst()
  if (!row) refuse('already_invited')
  await recordChange(ctx, {
    action: 'partner.invite',
    entity: 'partner',
    entityId: partnerId,
    entityName: company,
    after: { commission_rate },
  })
  await ctx.jobs.enqueue(ctx.db, partnerMailJob, { id: row.id, kind: 'invitation', occasion: newId() })
  return presentInvitation(row, now)
}

/** Also removes the partner who never answered. Runs in a transaction; throws NotFound, also for an accepted invitation. */
export async function revokeInvitation(ctx: Ctx, id: string): Promise<void> {
  const { partner_id: partnerId, company } = await lockUnaccepted(ctx, id)
  await ctx.db.updateTable('partner_invitations').set(ended('revoked', ctx.clock.now())).where('id', '=', id).execute()
  const invited = await ctx.db.selectFrom('partners').select('id').where('id', '=', partnerId).where('status', '=', 'invited').execute()
  await removePartners(
    ctx.db,
    invited.map((row) => row.id),
  )
  await recordChange(ctx, { action: 'partner.revoke', entity: 'partner', entityId: partnerId ?? id, entityName: company })
}

/** The earlier link becomes invalid. Runs in a transaction; throws NotFound, already_invited, already_partner, already_admin. */
export async function resendInvitation(ctx: Ctx, id: string): Promise<PartnerInvitation> {
  const row = await lockUnaccepted(ctx, id)
  await refuseInsider(ctx, row.email)
  const now = ctx.clock.now()
  const renewed = sentAgain(now)
  await ctx.db
    .updateTable('partner_invitations')
    .set(renewed)
    .where('id', '=', id)
    .execute()
    .catch((error: unknown) => {
      if (isUniqueViolation(error, 'partner_invitations_one_open')) refuse('already_invited')
      throw error
    })
  await recordChange(ctx, { action: 'partner.resend', entity: 'partner', entityId: row.partner_id ?? id, entityName: row.company })
  await ctx.jobs.enqueue(ctx.db, partnerMailJob, { id, kind: 'invitation', occasion: newId() })
  return presentInvitation({ ...row, status: renewed.status, expires_at: renewed.expires_at }, now)
}

/** Throws already_admin for an address of the back office, already_partner for a partner or an applicant. */
async function refuseInsider(ctx: Ctx, email: string): Promise<void> {
  const account = await findAccountOfAddress(ctx, email)
  if (isStaffRole(account?.role)) refuse('already_admin')
  const partner = await ctx.db
    .selectFrom('partners')
    .select('id')
    .where('email', '=', email)
    .where('status', 'in', ['applied', 'active', 'suspended'])
    .executeTakeFirst()
  if (partner) refuse('already_partner')
}

type Invited = { email: string; company: string; commission_rate: number; language: Language }

/** Invites a declined applicant, or a partner whose last invitation expired, again. */
async function ensureInvited({ db, clock }: Ctx, { email, ...fields }: Invited): Promise<string> {
  const row = await db
    .insertInto('partners')
    .values({ id: newId(), status: 'invited', email, ...fields, created_at: clock.now() })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .where(hasEmail)
        .doUpdateSet({ status: 'invited', ...fields })
        .where('partners.status', 'in', ['declined', 'invited']),
    )
    .returning('id')
    .executeTakeFirst()
  if (!row) refuse('already_partner')
  return row.id
}

async function lockUnaccepted({ db }: Ctx, id: string): Promise<InvitationRow> {
  const row = await selectInvitations(db).where('id', '=', id).where(isUnanswered()).forUpdate().executeTakeFirst()
  if (!row) throw new NotFound()
  return row
}
