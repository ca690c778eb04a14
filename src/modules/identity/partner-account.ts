import type { Language } from '#contract/languages.ts'
import type { PartnerSetup } from '#contract/partners.ts'
import { isStaffRole } from '#contract/rules/roles.ts'
import { type Ctx, inTransaction, type RequestContext } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { hashNewcomer, makeInvitedAccount, type Newcomer, requireOwnAccount } from './invited-account.ts'
import { openSession } from './sessions/open-session.ts'
import type { AuthOptions } from './sign-in/auth-options.ts'
import { placeOf, tellOpened } from './tell-session.ts'

/** A future partner, who proved ownership of the address by opening a mail's link. */
export type NewPartnerAccount = { email: string; phone: string; language: Language }

export function findAccountOfAddress({ db }: Pick<Ctx, 'db'>, email: string) {
  return db
    .selectFrom('profiles')
    .select(['id', 'role', 'full_name'])
    .where('email', '=', email)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
}

/** Checks and hashes the newcomer's input; undefined if the address has an account. Call it outside transactions. Throws InvalidInput. */
export async function readNewcomer(ctx: Ctx, email: string, given: PartnerSetup): Promise<Newcomer | undefined> {
  return (await findAccountOfAddress(ctx, email)) ? undefined : hashNewcomer(given)
}

/** Creates the account, or gives it the role. Needs a transaction. Throws sign_in_first, other_account, already_admin. */
export async function givePartnerAccount(ctx: Ctx, partner: NewPartnerAccount, newcomer: Newcomer | undefined): Promise<string> {
  const { email, language, phone } = partner
  if (newcomer) return makeInvitedAccount(ctx, { email, language, phone: phone || null, role: 'partner', isSuperAdmin: false }, newcomer)
  const account = await findAccountOfAddress(ctx, email)
  const id = requireOwnAccount(ctx, account)
  if (isStaffRole(account?.role)) refuse('already_admin')
  await ctx.db.updateTable('profiles').set({ role: 'partner', updated_at: ctx.clock.now() }).where('id', '=', id).execute()
  return id
}

/** Signs in a person who has just opened a mail's link, and answers like a sign-in. */
export async function openAccount(context: RequestContext, accountId: string, options: AuthOptions) {
  const { actor } = context.ctx
  // The role change ended the owner's session, which may have had a second factor.
  const hasSecondFactor = actor.kind === 'account' && actor.accountId === accountId && actor.hasSecondFactor
  const place = { ...placeOf(context, options), ...(hasSecondFactor && { hasSecondFactor }) }
  const opened = await inTransaction(context.ctx, (ctx) => openSession(ctx, accountId, place))
  return tellOpened(context, opened, options)
}
