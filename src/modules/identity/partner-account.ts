import type { Language } from '#contract/languages.ts'
import type { PartnerSetup } from '#contract/partners.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import { type Ctx, inTransaction, type RequestContext } from '#modules/context.ts'
import { raise } from '#modules/domain-events.ts'
import { AlreadyAdmin, OtherAccount, SignInFirst } from './account-errors.ts'
import { insertAccount } from './account-store.ts'
import { addressConfirmed } from './identity-events.ts'
import { openSession } from './sessions/open-session.ts'
import type { AuthOptions } from './sign-in/auth-options.ts'
import { hashNewPassword } from './sign-in/common-passwords.ts'
import { placeOf, tellOpened } from './tell-session.ts'

/** Who becomes a partner; a mail with a link proved that the address is theirs. */
export type NewPartnerAccount = { email: string; phone: string; language: Language }

/** What the shop has of an address's account; undefined for none. */
export function findAccountOfAddress({ db }: Pick<Ctx, 'db'>, email: string) {
  return db
    .selectFrom('profiles')
    .select(['id', 'role', 'full_name'])
    .where('email', '=', email)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
}

/** Checks and hashes what a newcomer typed; undefined where the address has an account already. Throws InvalidInput. Not for a transaction. */
export async function readNewcomer(ctx: Ctx, email: string, { full_name, password }: PartnerSetup) {
  if (await findAccountOfAddress(ctx, email)) return undefined
  if (full_name === undefined || password === undefined)
    throw new InvalidInput({
      ...(full_name === undefined && { full_name: 'name_too_short' }),
      ...(password === undefined && { password: 'required' }),
    })
  return { fullName: full_name, passwordHash: await hashNewPassword(password, 'password') }
}
export type Newcomer = NonNullable<Awaited<ReturnType<typeof readNewcomer>>>

/**
 * Makes the account of a partner, or gives the address's account the role, for which its owner has to be signed in; all it has stays. In a
 * transaction. Throws SignInFirst, OtherAccount, AlreadyAdmin.
 */
export async function givePartnerAccount(ctx: Ctx, partner: NewPartnerAccount, newcomer: Newcomer | undefined): Promise<string> {
  if (newcomer) {
    const id = await insertAccount(ctx.db, {
      email: partner.email,
      ...newcomer,
      role: 'partner',
      isSuperAdmin: false,
      isMember: false,
      isEmailConfirmed: true,
      isDemo: false,
      language: partner.language,
      phone: partner.phone || null,
      now: ctx.clock.now(),
    })
    // Registered at this very moment: it is theirs to sign in to.
    if (id === undefined) throw new SignInFirst()
    await raise(ctx, addressConfirmed, { accountId: id, email: partner.email })
    return id
  }
  const account = await findAccountOfAddress(ctx, partner.email)
  if (ctx.actor.kind !== 'account') throw new SignInFirst()
  if (account?.id !== ctx.actor.accountId) throw new OtherAccount()
  if (account.role === 'staff' || account.role === 'admin') throw new AlreadyAdmin()
  await ctx.db.updateTable('profiles').set({ role: 'partner', updated_at: ctx.clock.now() }).where('id', '=', account.id).execute()
  return account.id
}

/** Signs somebody in who has just proved who they are by a mail's link, and answers as signing in does. */
export async function openAccount(context: RequestContext, accountId: string, options: AuthOptions) {
  const opened = await inTransaction(context.ctx, (ctx) => openSession(ctx, accountId, placeOf(context, options)))
  return tellOpened(context, opened, options)
}
