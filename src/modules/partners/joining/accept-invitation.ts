import type { InvitationAcceptance, PartnerInvited } from '#contract/partners.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import type { Ctx } from '#modules/context.ts'
import { findAccountOfAddress } from '#modules/identity/index.ts'
import { ended, retentionLimit } from '#modules/invitations.ts'
import { countryColumns } from '../area/partner-columns.ts'
import { issueCode } from '../tracking-codes.ts'
import { findOpenInvitation } from './invitation-store.ts'
import { issueSetup } from './set-up-account.ts'

/** Does not use up the link. Throws NotFound. */
export async function lookAtInvitation(ctx: Ctx, token: string): Promise<PartnerInvited> {
  const invitation = await findOpenInvitation(ctx, token).executeTakeFirst()
  if (!invitation) throw new NotFound()
  const { email, company, commission_rate } = invitation
  return { email, company, commission_rate, has_account: (await findAccountOfAddress(ctx, email)) !== undefined }
}

/** Turns the invitation into an active partner, who then sets up the account. Runs in a transaction; throws NotFound. */
export async function acceptInvitation(ctx: Ctx, token: string, fields: InvitationAcceptance): Promise<{ setup_token: string }> {
  const invitation = await findOpenInvitation(ctx, token).forUpdate().executeTakeFirst()
  if (!invitation) throw new NotFound()
  const now = ctx.clock.now()
  const partner = await ctx.db
    .updateTable('partners')
    .set({ ...fields, ...countryColumns(fields), status: 'active', commission_rate: invitation.commission_rate, decided_at: now })
    .where('id', '=', invitation.partner_id)
    .where('status', '=', 'invited')
    .returning('id')
    .executeTakeFirst()
  if (!partner) throw new NotFound()
  await ctx.db.updateTable('partner_invitations').set(ended('accepted', now)).where('id', '=', invitation.id).execute()
  await issueCode(ctx, partner.id)
  return { setup_token: await issueSetup(ctx, partner.id) }
}

/** Deletes invitations that ended months ago and expired setup links. Runs every night. */
export async function forgetOldInvitations({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('partner_invitations').where('expires_at', '<', retentionLimit(clock.now())).execute()
  await db.deleteFrom('partner_setups').where('expires_at', '<', clock.now()).execute()
}
