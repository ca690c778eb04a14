import { InvalidInput } from '#kit/http/domain-error.ts'
import type { Ctx } from '#modules/context.ts'
import { raise } from '#modules/domain-events.ts'
import { refuse } from '#modules/refuse.ts'
import { insertAccount } from './account-store.ts'
import { addressConfirmed } from './identity-events.ts'
import { hashNewPassword } from './sign-in/common-passwords.ts'

type Account = Parameters<typeof insertAccount>[1]
type InvitedAccount = Pick<Account, 'email' | 'role' | 'isSuperAdmin' | 'language' | 'phone'>

export type Newcomer = { fullName: string; passwordHash: string }

/** Checks the newcomer's name and hashes the password. Call it outside transactions. Throws InvalidInput. */
export async function hashNewcomer(given: { full_name?: string | undefined; password?: string | undefined }): Promise<Newcomer> {
  const { full_name, password } = given
  if (full_name === undefined || password === undefined)
    throw new InvalidInput({
      ...(full_name === undefined && { full_name: 'name_too_short' }),
      ...(password === undefined && { password: 'required' }),
    })
  return { fullName: full_name, passwordHash: await hashNewPassword(password, 'password') }
}

/** Creates the account with a confirmed address, since the link came by mail. Needs a transaction. Throws sign_in_first. */
export async function makeInvitedAccount(ctx: Ctx, account: InvitedAccount, newcomer: Newcomer): Promise<string> {
  const id = await insertAccount(ctx.db, {
    ...account,
    ...newcomer,
    isMember: false,
    isEmailConfirmed: true,
    isDemo: false,
    now: ctx.clock.now(),
  })
  // Somebody registered the address at the same moment; its owner must sign in.
  if (id === undefined) refuse('sign_in_first')
  await raise(ctx, addressConfirmed, { accountId: id, email: account.email })
  return id
}

/** Returns the invited address's account, which only its owner may accept for. Throws sign_in_first, other_account. */
export function requireOwnAccount({ actor }: Pick<Ctx, 'actor'>, account: { id: string } | undefined): string {
  if (actor.kind !== 'account') refuse('sign_in_first')
  if (account?.id !== actor.accountId) refuse('other_account')
  return actor.accountId
}
