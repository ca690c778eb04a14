import { InvalidInput } from '#kit/http/domain-error.ts'
import type { RequestContext } from '#modules/context.ts'
import { SignInAgain } from './account-errors.ts'
import { noteProof } from './account-store.ts'
import { countAttempt, giveBackAttempt } from './sign-in/auth-limits.ts'
import { isPasswordOf } from './sign-in/passwords.ts'
import { requireAccount } from './require-role.ts'

const freshMs = 15 * 60_000

/** An open session may be somebody else's: needs the password, or a recent sign-in. Throws NotSignedIn, SignInAgain, InvalidInput. */
export async function requireOwner(context: RequestContext, password: string | undefined, field = 'password'): Promise<void> {
  const { ctx } = context
  const { accountId, provedAt } = requireAccount(ctx.actor)
  if (password === undefined) {
    if (!provedAt || ctx.clock.now().getTime() - provedAt.getTime() >= freshMs) throw new SignInAgain()
    return
  }
  await countAttempt(context, 'ownPassword', accountId)
  if (!(await isPasswordOf(ctx.db, accountId, password))) throw new InvalidInput({ [field]: 'wrong_password' })
  await giveBackAttempt(context, 'ownPassword', accountId)
}

/** For calls without a password of their own: entering it counts as a new sign-in. Throws as `requireOwner`. */
export async function proveOwner(context: RequestContext, password: string, sessionToken: string): Promise<void> {
  await requireOwner(context, password)
  await noteProof(context.ctx.db, sessionToken, context.ctx.clock.now())
}
