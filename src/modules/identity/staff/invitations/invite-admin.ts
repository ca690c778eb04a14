import type { AdminInvitation } from '#contract/admin-invitations.ts'
import { knownLanguage } from '#contract/languages.ts'
import type { Admin } from '#contract/people.ts'
import { mostCounted } from '#contract/rules/list-limits.ts'
import { isStaffRole } from '#contract/rules/roles.ts'
import { isUniqueViolation } from '#kit/database/sql-errors.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import { newId } from '#kit/ids.ts'
import { countUpTo, onPage } from '#kit/lists/matching-rows.ts'
import { recordChange } from '#modules/audit/index.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { ended, invitationExpiry, isUnanswered, presentInvitation, ranOut, sentAgain } from '#modules/invitations.ts'
import { refuse } from '#modules/refuse.ts'
import { requireAccount } from '../../require-role.ts'
import { type InvitationRow, selectInvitations } from './invitation-store.ts'
import { invitationMailJob } from './invitation-mail-job.ts'

/** Newest first. */
export async function listInvitations({ db, clock }: Ctx, asked: { page: number; limit: number }) {
  const all = selectInvitations(db)
  const rows = await onPage(all.orderBy('created_at', 'desc').orderBy('id'), asked).execute()
  return { invitations: rows.map((row) => presentInvitation(row, clock.now())), total: await countUpTo(db, all, mostCounted), ...asked }
}

/** Sends the mail in the language of the invited account, else of the inviting admin. Throws already_invited, already_admin. */
export async function inviteAdmin(ctx: Ctx, { email, role }: { email: string; role: Admin['role'] }): Promise<AdminInvitation> {
  const { accountId } = requireAccount(ctx.actor)
  return inTransaction(ctx, async (inside) => {
    const language = await requireOutsider(inside, email)
    const now = ctx.clock.now()
    await endExpired(inside, email)
    const row = await inside.db
      .insertInto('admin_invitations')
      .values({
        id: newId(),
        email,
        role,
        language: language ?? ctx.language,
        invited_by: accountId,
        created_at: now,
        expires_at: invitationExpiry(now),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'email', 'role', 'status', 'language', 'created_at', 'expires_at'])
      .executeTakeFirst()
    if (!row) refuse('already_invited')
    await recordChange(inside, { action: 'invitation.create', entity: 'invitation', entityId: row.id, after: { role } })
    await inside.jobs.enqueue(inside.db, invitationMailJob, { id: row.id, occasion: newId() })
    return presentInvitation(row, now)
  })
}

/** Voids the link. Throws NotFound, also for an accepted invitation. */
export async function revokeInvitation(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const { role } = await lockUnaccepted(inside, id)
    await inside.db.updateTable('admin_invitations').set(ended('revoked', ctx.clock.now())).where('id', '=', id).execute()
    await recordChange(inside, { action: 'invitation.revoke', entity: 'invitation', entityId: id, before: { role } })
  })
}

/** Sends a mail with a new link and voids the earlier one. Throws NotFound, already_invited, already_admin. */
export async function resendInvitation(ctx: Ctx, id: string): Promise<AdminInvitation> {
  return inTransaction(ctx, async (inside) => {
    const row = await lockUnaccepted(inside, id)
    await requireOutsider(inside, row.email)
    const now = ctx.clock.now()
    const renewed = sentAgain(now)
    await inside.db
      .updateTable('admin_invitations')
      .set(renewed)
      .where('id', '=', id)
      .execute()
      .catch((error: unknown) => {
        if (isUniqueViolation(error, 'admin_invitations_one_open')) refuse('already_invited')
        throw error
      })
    await recordChange(inside, {
      action: 'invitation.resend',
      entity: 'invitation',
      entityId: id,
      before: { expires_at: row.expires_at },
      after: { expires_at: renewed.expires_at },
    })
    await inside.jobs.enqueue(inside.db, invitationMailJob, { id, occasion: newId() })
    return presentInvitation({ ...row, status: renewed.status, expires_at: renewed.expires_at }, now)
  })
}

/** Returns the language of the address's account, if any. Throws already_admin for a back office account. */
async function requireOutsider({ db }: Ctx, email: string) {
  const account = await db
    .selectFrom('profiles')
    .select(['role', 'language'])
    .where('email', '=', email)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  if (isStaffRole(account?.role)) refuse('already_admin')
  return account && knownLanguage(account.language)
}

async function endExpired({ db, clock }: Ctx, email: string): Promise<void> {
  await db
    .updateTable('admin_invitations')
    .set(ended('expired', clock.now()))
    .where('email', '=', email)
    .where(ranOut(clock.now()))
    .execute()
}

async function lockUnaccepted({ db }: Ctx, id: string): Promise<InvitationRow> {
  const row = await selectInvitations(db).where('id', '=', id).where(isUnanswered()).forUpdate().executeTakeFirst()
  if (!row) throw new NotFound()
  return row
}
