import { InvalidInput } from '#kit/http/domain-error.ts'
import type { Ctx } from '#modules/context.ts'
import { raise } from '#modules/domain-events.ts'
import { OtherAccount, SignInFirst } from './account-errors.ts'
import { insertAccount } from './account-store.ts'
import { addressConfirmed } from './identity-events.ts'
import { hashNewPassword } from './sign-in/common-passwords.ts'

type Account = Parameters<typeof insertAccount>[1]
type InvitedAccount = Pick<Account, 'email' | 'role' | 'isSuperAdmin' | 'language' | 'phone'>

export type Newcomer = { fullName: string; passwordHash: string }

/** Checks and hashes what a newcomer typed. Throws InvalidInput. Not for a transaction. */
export async function hashNewcomer(given: { full_name?: string | undefined; password?: string | undefined }): Promise<Newcomer> {
  const { full_name, password } = given
  if (full_name === undefined || password === undefined)
    throw new InvalidInput({
      ...(full_name === undefined && { full_name: 'name_too_short' }),
      ...(password === undefined && { password: 'required' }),
    })
  return { fullName: full_name, passwordHash: await hashNewPassword(password, 'password') }
}

/** The link came by mail, so the address is confirmed. In a transaction. Throws SignInFirst. */
export async function makeInvitedAccount(ctx: Ctx, account: InvitedAccount, newcomer: Newcomer): Promise<string> {
  const id = await insertAccount(ctx.db, {
    ...account,
    ...newcomer,
    isMember: false,
    isEmailConfirmed: true,
    isDemo: false,
    now: ctx.clock.now(),
  })
  // Registered at this very moment: it is theirs to sign in to.
  if (id === undefined) throw new SignInFirst()
  await raise(ctx, addressConfirmed, { accountId: id, email: account.email })
  return id
}

/** The account of the invited address, which only its owner says yes for. Throws SignInFirst, OtherAccount. */
export function requireOwnAccount({ actor }: Pick<Ctx, 'actor'>, account: { id: string } | undefined): string {
  if (actor.kind !== 'account') throw new SignInFirst()
  if (account?.id !== actor.accountId) throw new OtherAccount()
  return actor.accountId
}
