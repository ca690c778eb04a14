import { oneTimeCodeInput, ownerInput, secondFactorEndInput } from '#contract/second-factor.ts'
import type { RequestContext } from '#modules/context.ts'
import { answer, type AuthCalls, type OwnCallOptions } from '../sign-in/auth-call.ts'
import { countAttempt, giveBackAttempt } from '../sign-in/auth-limits.ts'
import { openedAnswer, placeOf } from '../sessions/opened-answer.ts'
import { requireOwner } from '../prove-owner.ts'
import { readBody } from '../sign-in/read-body.ts'
import { requireAccount } from '../require-role.ts'
import { createSecretKeeper } from './sealed-secrets.ts'
import { beginSecondFactor, getSecondFactorState, renewRecoveryCodes, turnOffSecondFactor, turnOnSecondFactor } from './second-factor.ts'
import { SecondStepExpired } from '../account-errors.ts'
import { endedSecondStepCookie, findSecondStepToken, getSecondStep, takeSecondStep } from './second-step.ts'
import { getSessionToken } from '../sessions/session-token.ts'

const done = { status: true }

/** The authenticator app of an account, and the step that it makes of signing in. */
export function secondFactorCalls(options: OwnCallOptions): AuthCalls {
  const keeper = createSecretKeeper(options.secret)

  return {
    '/two-factor/status': { GET: status },
    '/two-factor/enable': { POST: enable },
    '/two-factor/confirm': { POST: confirm },
    '/two-factor/disable': { POST: disable },
    '/two-factor/generate-backup-codes': { POST: renew },
    '/two-factor/pending': { POST: pending },
    '/two-factor/cancel': { POST: cancel },
    // One call under both names: a code of six digits is the app's, anything else a recovery code.
    '/two-factor/verify-totp': { POST: takeStep },
    '/two-factor/verify-backup-code': { POST: takeStep },
  }

  async function status(_request: Request, { ctx }: RequestContext): Promise<Response> {
    return answer(await getSecondFactorState(ctx, options.isProduction))
  }

  async function enable(request: Request, context: RequestContext): Promise<Response> {
    const { accountId } = requireAccount(context.ctx.actor)
    const { password } = await readBody(request, ownerInput)
    await countAttempt(context, 'secondFactor', accountId)
    await requireOwner(context, password)
    return answer(await beginSecondFactor(context.ctx, keeper))
  }

  async function confirm(request: Request, context: RequestContext): Promise<Response> {
    const { accountId } = requireAccount(context.ctx.actor)
    const { code } = await readBody(request, oneTimeCodeInput)
    await countAttempt(context, 'secondFactor', accountId)
    const backupCodes = await turnOnSecondFactor(context.ctx, keeper, code, getSessionToken(request.headers, options))
    return answer({ ...done, backupCodes })
  }

  async function disable(request: Request, context: RequestContext): Promise<Response> {
    const { accountId } = requireAccount(context.ctx.actor)
    const { code, password } = await readBody(request, secondFactorEndInput)
    await countAttempt(context, 'secondFactor', accountId)
    await requireOwner(context, password)
    await turnOffSecondFactor(context.ctx, keeper, code)
    return answer(done)
  }

  async function renew(request: Request, context: RequestContext): Promise<Response> {
    const { accountId } = requireAccount(context.ctx.actor)
    const { password } = await readBody(request, ownerInput)
    await countAttempt(context, 'secondFactor', accountId)
    await requireOwner(context, password)
    return answer({ ...done, backupCodes: await renewRecoveryCodes(context.ctx, keeper) })
  }

  async function pending(request: Request, context: RequestContext): Promise<Response> {
    const { methods } = await stepOf(request, context)
    return answer({ methods })
  }

  async function cancel(): Promise<Response> {
    return answer(done, [endedSecondStepCookie(options)])
  }

  async function takeStep(request: Request, context: RequestContext): Promise<Response> {
    const { code } = await readBody(request, oneTimeCodeInput)
    const { accountId, token } = await stepOf(request, context)
    await countAttempt(context, 'secondStep', accountId)
    const opened = await takeSecondStep(context.ctx, keeper, { token, code, place: placeOf(request, context, options) })
    await giveBackAttempt(context, 'secondStep', accountId)
    const { body, cookies } = await openedAnswer(request, context, opened, options)
    return answer(body, cookies)
  }

  /** A step that is over takes its cookie with it, so that the next page asks for the password. */
  async function stepOf(request: Request, context: RequestContext) {
    const token = findSecondStepToken(request.headers, options)
    try {
      return { ...(await getSecondStep(context.ctx, token, options.isProduction)), token: token ?? '' }
    } catch (error) {
      if (error instanceof SecondStepExpired) context.reply.append('set-cookie', endedSecondStepCookie(options))
      throw error
    }
  }
}
