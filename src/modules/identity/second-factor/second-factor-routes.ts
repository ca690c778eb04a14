import { implement } from '@orpc/server'
import { secondFactorContract } from '#contract/second-factor.ts'
import type { RequestContext } from '#modules/context.ts'
import { isRefusal } from '#modules/refuse.ts'
import { countAttempt, giveBackAttempt } from '../sign-in/auth-limits.ts'
import type { AuthOptions } from '../sign-in/auth-options.ts'
import { requireOwner } from '../prove-owner.ts'
import { requireAccount } from '../require-role.ts'
import { requireFactor } from './require-factor.ts'
import { createSecretBox } from './sealed-secrets.ts'
import {
  beginSecondFactor,
  getSecondFactorState,
  renewRecoveryCodes,
  requireNoApp,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from './second-factor.ts'
import { endedSecondStepCookie, findSecondStepToken, getSecondStep, takeSecondStep } from './second-step.ts'
import { currentToken, placeOf, tellOpened } from '../tell-session.ts'

const done = { status: true } as const

export function secondFactorRoutes(options: AuthOptions) {
  const secretBox = createSecretBox(options.secret)
  const os = implement(secondFactorContract).$context<RequestContext>()

  const count = (context: RequestContext) => countAttempt(context, 'secondFactor', requireAccount(context.ctx.actor).accountId)

  /** Clears the cookie of a finished or expired step, so the next page asks for the password. */
  async function stepOf({ ctx, headers, reply }: RequestContext) {
    const token = findSecondStepToken(headers, options)
    try {
      return { ...(await getSecondStep(ctx, token, options.isProduction)), token: token ?? '' }
    } catch (error) {
      if (isRefusal(error, 'second_step_expired')) reply.append('set-cookie', endedSecondStepCookie(options))
      throw error
    }
  }

  async function takeStep(context: RequestContext, code: string) {
    const { accountId, token } = await stepOf(context)
    await countAttempt(context, 'secondStep', accountId)
    const opened = await takeSecondStep(context.ctx, secretBox, { token, code, place: placeOf(context, options) })
    await giveBackAttempt(context, 'secondStep', accountId)
    return tellOpened(context, opened, options)
  }

  return os.router({
    state: os.state.handler(({ context }) => getSecondFactorState(context.ctx, options.isProduction)),
    begin: os.begin.handler(async ({ input, context }) => {
      await count(context)
      await requireNoApp(context.ctx)
      await requireFactor(context, secretBox, input, options)
      return beginSecondFactor(context.ctx, secretBox)
    }),
    confirm: os.confirm.handler(async ({ input, context }) => {
      await count(context)
      return { ...done, backupCodes: await turnOnSecondFactor(context.ctx, secretBox, input.code, currentToken(context, options)) }
    }),
    turnOff: os.turnOff.handler(async ({ input, context }) => {
      await count(context)
      await requireOwner(context, input.password)
      await turnOffSecondFactor(context.ctx, secretBox, input.code)
      return done
    }),
    renewCodes: os.renewCodes.handler(async ({ input, context }) => {
      await count(context)
      await requireFactor(context, secretBox, input, options)
      return { ...done, backupCodes: await renewRecoveryCodes(context.ctx, secretBox) }
    }),
    pending: os.pending.handler(async ({ context }) => ({ methods: (await stepOf(context)).methods })),
    cancel: os.cancel.handler(({ context }) => {
      context.reply.append('set-cookie', endedSecondStepCookie(options))
      return done
    }),
    takeStep: os.takeStep.handler(({ input, context }) => takeStep(context, input.code)),
    takeStepByRecoveryCode: os.takeStepByRecoveryCode.handler(({ input, context }) => takeStep(context, input.code)),
  })
}
