import { implement } from '@orpc/server'
import { passkeysContract } from '#contract/passkeys.ts'
import type { RequestContext } from '#modules/context.ts'
import { countAttempt } from '../sign-in/auth-limits.ts'
import type { AuthOptions } from '../sign-in/auth-options.ts'
import { addPasskey, beginPasskey, listOwnPasskeys, removeOwnPasskey, renameOwnPasskey } from './passkeys.ts'
import { requireAccount } from '../require-role.ts'
import { requireFactor } from '../second-factor/require-factor.ts'
import { createSecretBox } from '../second-factor/sealed-secrets.ts'
import { askForPasskey, signInByPasskey } from './sign-in-by-passkey.ts'
import { currentToken, placeOf, tellOpened } from '../tell-session.ts'
import { passkeyHome } from './webauthn.ts'

export function passkeyRoutes(options: AuthOptions) {
  const home = passkeyHome(options.publicUrl)
  const secretBox = createSecretBox(options.secret)
  const os = implement(passkeysContract).$context<RequestContext>()

  return os.router({
    list: os.list.handler(({ context }) => listOwnPasskeys(context.ctx)),
    begin: os.begin.handler(async ({ input, context }) => {
      await countAttempt(context, 'secondFactor', requireAccount(context.ctx.actor).accountId)
      await requireFactor(context, secretBox, input, options)
      return beginPasskey(context.ctx, home)
    }),
    add: os.add.handler(({ input, context }) =>
      addPasskey(context.ctx, home, input, { sessionToken: currentToken(context, options), isProduction: options.isProduction }),
    ),
    rename: os.rename.handler(({ input, context }) => renameOwnPasskey(context.ctx, input)),
    remove: os.remove.handler(async ({ input, context }) => {
      await countAttempt(context, 'secondFactor', requireAccount(context.ctx.actor).accountId)
      await requireFactor(context, secretBox, input, options)
      await removeOwnPasskey(context.ctx, input.id)
      return { status: true as const }
    }),
    ask: os.ask.handler(({ context }) => askForPasskey(context, home, options)),
    signIn: os.signIn.handler(async ({ input, context }) => {
      const opened = await signInByPasskey(context, home, input.response, { place: placeOf(context, options), cookies: options })
      return tellOpened(context, opened, options)
    }),
  })
}
