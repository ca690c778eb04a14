import { randomBytes } from 'node:crypto'
import { newId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'
import { AccountDeactivated, LinkInvalid } from '../account-errors.ts'
import { endSession, findAccountState } from '../account-store.ts'
import { sessionCookieName, sessionDays, type SessionTokenOptions, signSessionToken } from './session-token.ts'

/** From where a session is opened. */
export type SessionPlace = {
  address: string
  userAgent: string | null
  /** Of a session that this browser held before: it does not outlive the sign-in. */
  earlierToken: string | undefined
  isProduction: boolean
  /** The second step was taken, or a passkey stands for both. */
  hasSecondFactor?: boolean
}
export type OpenedSession = { accountId: string; token: string }

/** For ways to sign in that need no password; the account is known to be confirmed. Throws AccountDeactivated. */
export async function openSession(ctx: Ctx, accountId: string, place: SessionPlace): Promise<OpenedSession> {
  const state = await findAccountState(ctx.db, accountId)
  if (!state || state.deactivated_at) throw new AccountDeactivated()
  if (state.is_demo && place.isProduction) throw new LinkInvalid()
  if (place.earlierToken !== undefined) await endSession(ctx.db, place.earlierToken)
  const now = ctx.clock.now()
  const token = randomBytes(24).toString('base64url')
  await ctx.db
    .insertInto('sessions')
    .values({
      id: newId(),
      user_id: accountId,
      token,
      expires_at: new Date(now.getTime() + sessionDays * 24 * 3600_000),
      ip_address: place.address,
      user_agent: place.userAgent,
      created_at: now,
      updated_at: now,
      has_second_factor: place.hasSecondFactor ?? false,
    })
    .execute()
  return { accountId, token }
}

/** Set-Cookie as the sign-in library writes it. */
export function sessionCookie(token: string, options: SessionTokenOptions): string {
  const value = encodeURIComponent(signSessionToken(token, options.secret))
  const secure = options.isSecure ? '; Secure' : ''
  return `${sessionCookieName(options)}=${value}; Max-Age=${sessionDays * 24 * 3600}; Path=/; HttpOnly${secure}; SameSite=Lax`
}

export function endedSessionCookie(options: SessionTokenOptions): string {
  return `${sessionCookieName(options)}=; Max-Age=0; Path=/; HttpOnly${options.isSecure ? '; Secure' : ''}; SameSite=Lax`
}
