import { implement } from '@orpc/server'
import { passkeysContract } from '#contract/passkeys.ts'
import type { RequestContext } from '#modules/context.ts'
import { countAttempt } from '../sign-in/auth-limits.ts'
import type { AuthOptions } from '../sign-in/auth-options.ts'
import { addPasskey, beginPasskey, listOwnPasskeys, removeOwnPasskey, renameOwnPasskey } from './passkeys.ts'
import { requireOwner } from '../prove-owner.ts'
import { requireAccount } from '../require-role.ts'
import { askForPasskey, signInByPasskey } from './sign-in-by-passkey.ts'
import { currentToken, placeOf, tellOpened } from '../tell-session.ts'
import { passkeyHome } from './webauthn.ts'

export function passkeyRoutes(options: AuthOptions) {
  const home = passkeyHome(options.publicUrl)
  const os = implement(passkeysContract).$context<RequestContext>()

  return os.router({
    list: os.list.handler(({ context }) => listOwnPasskeys(context.ctx)),
    begin: os.begin.handler(async ({ input, context }) => {
      await countAttempt(context, 'secondFactor', requireAccount(context.ctx.actor).accountId)
      await requireOwner(context, input.password)
      return beginPasskey(context.ctx, home)
    }),
    add: os.add.handler(({ input, context }) => addPasskey(context.ctx, home, input, currentToken(context, options))),
    rename: os.rename.handler(({ input, context }) => renameOwnPasskey(context.ctx, input)),
    remove: os.remove.handler(async ({ input, context }) => {
      await requireOwner(context, input.password)
      await removeOwnPasskey(context.ctx, input.id)
      return { status: true as const }
    }),
    ask: os.ask.handler(({ context }) => askForPasskey(context.ctx, home)),
    signIn: os.signIn.handler(async ({ input, context }) => {
      const opened = await signInByPasskey(context.ctx, home, input, placeOf(context, options))
      return tellOpened(context, opened, options)
    }),
  })
}
