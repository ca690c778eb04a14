import { implement } from '@orpc/server'
import { partnersContract } from '#contract/partners.ts'
import type { Config } from '#kit/config/config.ts'
import { inTransaction, type RequestContext } from '#modules/context.ts'
import { openAccount } from '#modules/identity/index.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import { acceptInvitation, lookAtInvitation } from './joining/accept-invitation.ts'
import { applyAsPartner } from './joining/apply.ts'
import { lookAtSetup, setUpAccount } from './joining/set-up-account.ts'

export function partnerRoutes({ authSecret, publicUrl, isProduction }: Pick<Config, 'authSecret' | 'publicUrl' | 'isProduction'>) {
  const os = implement(partnersContract).$context<RequestContext>()
  const options = { secret: authSecret, publicUrl, isProduction, isSecure: publicUrl.startsWith('https:') }
  return os.router({
    apply: os.apply.handler(async ({ input, context: { ctx } }) => {
      await applyAsPartner(ctx, input)
      const t = serverTranslator('replies', input.language ?? ctx.language)
      return { message: t('partner.applied') }
    }),
    lookAtInvitation: os.lookAtInvitation.handler(({ input, context }) => lookAtInvitation(context.ctx, input.token)),
    acceptInvitation: os.acceptInvitation.handler(({ input, context }) =>
      inTransaction(context.ctx, (ctx) => acceptInvitation(ctx, input.params.token, input.body)),
    ),
    lookAtSetup: os.lookAtSetup.handler(({ input, context }) => lookAtSetup(context.ctx, input.token)),
    setUp: os.setUp.handler(async ({ input, context }) => {
      const accountId = await setUpAccount(context.ctx, input.params.token, input.body)
      return openAccount(context, accountId, options)
    }),
  })
}
