import type { Language } from '#contract/languages.ts'
import type { PartnerSetup } from '#contract/partners.ts'
import { type Ctx, inTransaction, type RequestContext } from '#modules/context.ts'
import { AlreadyAdmin } from './account-errors.ts'
import { hashNewcomer, makeInvitedAccount, type Newcomer, requireOwnAccount } from './invited-account.ts'
import { openSession } from './sessions/open-session.ts'
import type { AuthOptions } from './sign-in/auth-options.ts'
import { placeOf, tellOpened } from './tell-session.ts'

/** Who becomes a partner; a mail with a link proved that the address is theirs. */
export type NewPartnerAccount = { email: string; phone: string; language: Language }

export function findAccountOfAddress({ db }: Pick<Ctx, 'db'>, email: string) {
  return db
    .selectFrom('profiles')
    .select(['id', 'role', 'full_name'])
    .where('email', '=', email)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
}

/** Checks and hashes what a newcomer typed; undefined where the address has an account already. Throws InvalidInput. Not for a transaction. */
export async function readNewcomer(ctx: Ctx, email: string, given: PartnerSetup): Promise<Newcomer | undefined> {
  return (await findAccountOfAddress(ctx, email)) ? undefined : hashNewcomer(given)
}

/** Makes a partner's account, or gives its owner's the role. In a transaction. Throws SignInFirst, OtherAccount, AlreadyAdmin. */
export async function givePartnerAccount(ctx: Ctx, partner: NewPartnerAccount, newcomer: Newcomer | undefined): Promise<string> {
  const { email, language, phone } = partner
  if (newcomer) return makeInvitedAccount(ctx, { email, language, phone: phone || null, role: 'partner', isSuperAdmin: false }, newcomer)
  const account = await findAccountOfAddress(ctx, email)
  const id = requireOwnAccount(ctx, account)
  if (account?.role === 'staff' || account?.role === 'admin') throw new AlreadyAdmin()
  await ctx.db.updateTable('profiles').set({ role: 'partner', updated_at: ctx.clock.now() }).where('id', '=', id).execute()
  return id
}

/** Signs somebody in who has just proved who they are by a mail's link, and answers as signing in does. */
export async function openAccount(context: RequestContext, accountId: string, options: AuthOptions) {
  const { actor } = context.ctx
  // The change of role ended the session that the owner came with, and which may have been strengthened.
  const hasSecondFactor = actor.kind === 'account' && actor.accountId === accountId && actor.hasSecondFactor
  const place = { ...placeOf(context, options), ...(hasSecondFactor && { hasSecondFactor }) }
  const opened = await inTransaction(context.ctx, (ctx) => openSession(ctx, accountId, place))
  return tellOpened(context, opened, options)
}
