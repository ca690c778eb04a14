import { secondStepCookie } from '#contract/second-factor.ts'
import type { SecondStepMethod } from '#contract/second-step.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { isRefusal, refuse } from '#modules/refuse.ts'
import { findAccountToken, issueAccountToken, minutesOf, spendAccountToken } from '../sign-in/account-tokens.ts'
import { openSession, type OpenedSession, type SessionPlace } from '../sessions/open-session.ts'
import type { SecretBox } from './sealed-secrets.ts'
import { takeAnyCode } from './second-factor.ts'
import { secondStepMethods } from './second-factor-rules.ts'
import { findCookie, type SessionTokenOptions } from '../sessions/session-token.ts'

export type SignedIn = { opened: OpenedSession } | { stepToken: string; methods: SecondStepMethod[] }

/** Starts the step between password and code. Its cookie allows only the second step, for ten minutes. */
export async function beginSecondStep(ctx: Pick<Ctx, 'db' | 'clock'>, account: { id: string; email: string }): Promise<string> {
  return issueAccountToken(ctx, { accountId: account.id, purpose: 'second_step', email: account.email })
}

/** Returns the possible methods. Throws second_step_expired. */
export async function getSecondStep(
  ctx: Ctx,
  token: string | undefined,
  isProduction: boolean,
): Promise<{ accountId: string; methods: SecondStepMethod[] }> {
  const step = token === undefined ? undefined : await findAccountToken(ctx, token, ['second_step'])
  if (!step) refuse('second_step_expired')
  return { accountId: step.account_id, methods: await secondStepMethods(ctx, step.account_id, isProduction) }
}

/** Opens the session. The step can be retried after a wrong code. Throws second_step_expired, InvalidInput, account_deactivated. */
export async function takeSecondStep(
  ctx: Ctx,
  secretBox: SecretBox,
  { token, code, place }: { token: string; code: string; place: SessionPlace },
): Promise<OpenedSession> {
  return inTransaction(ctx, async (inside) => {
    const step = await spendAccountToken(inside, token, ['second_step'])
    if (!step) refuse('second_step_expired')
    await takeAnyCode(inside, secretBox, step.account_id, code).catch((error: unknown) => {
      // The factor was turned off in another window in the meantime.
      if (isRefusal(error, 'second_factor_off')) refuse('second_step_expired')
      throw error
    })
    return openSession(inside, step.account_id, { ...place, hasSecondFactor: true })
  })
}

export function findSecondStepToken(headers: Headers, options: SessionTokenOptions): string | undefined {
  return findCookie(headers, cookieName(options))
}

export function secondStepSetCookie(token: string, options: SessionTokenOptions): string {
  return cookie(token, minutesOf('second_step') * 60, options)
}

export function endedSecondStepCookie(options: SessionTokenOptions): string {
  return cookie('', 0, options)
}

function cookie(value: string, maxAgeSeconds: number, options: SessionTokenOptions): string {
  return `${cookieName(options)}=${value}; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly${options.isSecure ? '; Secure' : ''}; SameSite=Lax`
}

function cookieName({ isSecure }: SessionTokenOptions): string {
  return `${isSecure ? '__Host-' : ''}${secondStepCookie}`
}
