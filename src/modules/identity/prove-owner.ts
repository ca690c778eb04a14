import { InvalidInput } from '#kit/http/domain-error.ts'
import type { RequestContext } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { notePasswordTyped } from './account-store.ts'
import { countAttempt, giveBackAttempt } from './sign-in/auth-limits.ts'
import { hasPassword, isPasswordOf } from './sign-in/passwords.ts'
import { requireAccount } from './require-role.ts'

const freshMs = 15 * 60_000

/**
 * Requires the password where the account has one, else a recent sign-in, since an open session may be in other hands. Throws NotSignedIn,
 * sign_in_again, InvalidInput.
 */
export async function requireOwner(context: RequestContext, password: string | undefined, field = 'password'): Promise<void> {
  const { ctx } = context
  const { accountId, provedAt } = requireAccount(ctx.actor)
  if (password === undefined) {
    if (!isFresh(context, provedAt) || (await hasPassword(ctx.db, accountId))) refuse('sign_in_again')
    return
  }
  await countAttempt(context, 'ownPassword', accountId)
  if (!(await isPasswordOf(ctx.db, accountId, password))) throw new InvalidInput({ [field]: 'wrong_password' })
  await giveBackAttempt(context, 'ownPassword', accountId)
}

/** A recent sign-in suffices for the first of two steps. Returns true if the second then needs the password. Throws as `requireOwner`. */
export async function isPasswordOwed(context: RequestContext, password: string | undefined): Promise<boolean> {
  const { accountId, provedAt } = requireAccount(context.ctx.actor)
  const isRecent = password === undefined && isFresh(context, provedAt)
  if (isRecent && (await hasPassword(context.ctx.db, accountId))) return true
  await requireOwner(context, password)
  return false
}

/** For calls without a body: a password typed earlier in this session counts. Throws as `requireOwner`. */
export async function requireProvedOwner(context: RequestContext): Promise<void> {
  if (!isFresh(context, requireAccount(context.ctx.actor).passwordTypedAt)) await requireOwner(context, undefined)
}

/** Records that the password was typed in this session, for `requireProvedOwner`. Throws as `requireOwner`. */
export async function proveOwner(context: RequestContext, password: string, sessionToken: string): Promise<void> {
  await requireOwner(context, password)
  await notePasswordTyped(context.ctx.db, sessionToken, context.ctx.clock.now())
}

function isFresh({ ctx }: RequestContext, at: Date | undefined): boolean {
  return at !== undefined && ctx.clock.now().getTime() - at.getTime() < freshMs
}
