import type { PartnerSetup, PartnerSetupAsked } from '#contract/partners.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { findAccountOfAddress, givePartnerAccount, readNewcomer } from '#modules/identity/index.ts'
import { hashToken, newToken } from '#modules/link-tokens.ts'
import { languageOf, lockPartner, type PartnerRow, selectPartners } from '../partner-store.ts'

/** Longer than for invitations, since applicants may have waited for the decision. */
const setupDays = 14

export function setupExpiry(now: Date): Date {
  return new Date(now.getTime() + setupDays * 24 * 3_600_000)
}

/** Creates a new link to set up a partner's account; it replaces every earlier one. */
export async function issueSetup({ db, clock }: Pick<Ctx, 'db' | 'clock'>, partnerId: string): Promise<string> {
  const { token, token_hash } = newToken()
  const row = { token_hash, created_at: clock.now(), expires_at: setupExpiry(clock.now()) }
  await db
    .insertInto('partner_setups')
    .values({ partner_id: partnerId, ...row })
    .onConflict((conflict) => conflict.column('partner_id').doUpdateSet(row))
    .execute()
  return token
}

/** Returns whose account the link sets up, without using up the link. Throws NotFound. */
export async function lookAtSetup(ctx: Ctx, token: string): Promise<PartnerSetupAsked> {
  const { email, company, contact_name } = await getWaiting(ctx, token)
  return { email, company, full_name: contact_name, has_account: (await findAccountOfAddress(ctx, email)) !== undefined }
}

/** Creates the account or adds the role; returns its id. Throws NotFound, sign_in_first, other_account, already_admin, InvalidInput. */
export async function setUpAccount(ctx: Ctx, token: string, given: PartnerSetup): Promise<string> {
  const { email } = await getWaiting(ctx, token)
  const newcomer = await readNewcomer(ctx, email, given)
  return inTransaction(ctx, async (inside) => {
    const { id } = await getWaiting(inside, token)
    const partner = await lockPartner(inside, id)
    const used = await inside.db.deleteFrom('partner_setups').where('token_hash', '=', hashToken(token)).returning('partner_id').execute()
    if (used.length === 0 || partner.account_id !== null) throw new NotFound()
    const accountId = await givePartnerAccount(inside, { email, phone: partner.phone, language: languageOf(partner) }, newcomer)
    await inside.db.updateTable('partners').set({ account_id: accountId }).where('id', '=', id).execute()
    return accountId
  })
}

async function getWaiting({ db, clock }: Ctx, token: string): Promise<PartnerRow> {
  const partner = await selectPartners(db)
    .innerJoin('partner_setups as s', 's.partner_id', 'p.id')
    .where('s.token_hash', '=', hashToken(token))
    .where('s.expires_at', '>', clock.now())
    .where('p.account_id', 'is', null)
    .where('p.status', '=', 'active')
    .executeTakeFirst()
  if (!partner) throw new NotFound()
  return partner
}
