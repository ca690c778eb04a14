import { implement } from '@orpc/server'
import { passkeysContract } from '#contract/passkeys.ts'
import type { RequestContext } from '#modules/context.ts'
import { countingTokens, onlyOwnPages } from '../sign-in/auth-guards.ts'
import { countAttempt } from '../sign-in/auth-limits.ts'
import type { AuthOptions } from '../sign-in/auth-options.ts'
import { addPasskey, beginPasskey, listOwnPasskeys, removeOwnPasskey, renameOwnPasskey } from './passkeys.ts'
import { requireOwner } from '../prove-owner.ts'
import { requireAccount } from '../require-role.ts'
import { forAccounts } from '../sign-in/rights-first.ts'
import { askForPasskey, signInByPasskey } from './sign-in-by-passkey.ts'
import { currentToken, placeOf, tellOpened } from '../tell-session.ts'
import { passkeyHome } from './webauthn.ts'

/** Keys that a phone, a computer or a stick keeps for the account. */
export function passkeyRoutes(options: AuthOptions) {
  const home = passkeyHome(options.publicUrl)
  const os = implement(passkeysContract).$context<RequestContext>().use(onlyOwnPages(options))
  const own = os.use(forAccounts)
  const counted = os.use(countingTokens)

  return os.router({
    list: own.list.handler(({ context }) => listOwnPasskeys(context.ctx)),
    begin: own.begin.handler(async ({ input, context }) => {
      await countAttempt(context, 'secondFactor', requireAccount(context.ctx.actor).accountId)
      await requireOwner(context, input.password)
      return { ...(await beginPasskey(context.ctx, home)) }
    }),
    add: own.add.handler(({ input, context }) => addPasskey(context.ctx, home, input, currentToken(context, options))),
    rename: own.rename.handler(({ input, context }) => renameOwnPasskey(context.ctx, input)),
    remove: own.remove.handler(async ({ input, context }) => {
      await requireOwner(context, input.password)
      await removeOwnPasskey(context.ctx, input.id)
      return { status: true as const }
    }),
    ask: counted.ask.handler(async ({ context }) => ({ ...(await askForPasskey(context.ctx, home)) })),
    signIn: counted.signIn.handler(async ({ input, context }) => {
      const opened = await signInByPasskey(context.ctx, home, input, placeOf(context, options))
      return tellOpened(context, opened, options)
    }),
  })
}
