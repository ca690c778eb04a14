import { randomBytes } from 'node:crypto'
import { newId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'
import { getSettings } from '#modules/settings/index.ts'
import { AccountDeactivated, LinkInvalid } from '../account-errors.ts'
import { endSession, findAccountState } from '../account-store.ts'
import { longestSession, passingMs } from './session-length.ts'
import { knownCookieNames, sessionCookieName, type SessionTokenOptions, signSessionToken } from './session-token.ts'

export type SessionPlace = {
  address: string
  userAgent: string | null
  /** The session that this browser held before; it ends with the sign-in. */
  earlierToken: string | undefined
  isProduction: boolean
  /** The second step was taken, or a passkey counts as both. */
  hasSecondFactor?: boolean
  /** Without "remember me": the session ends with the browser, or after a day. */
  isPassing?: boolean
}
/** `maxAgeSeconds`: how long the browser keeps the cookie; without it, until it is closed. */
export type OpenedSession = { accountId: string; token: string; maxAgeSeconds: number | undefined }

/** Call it only when the account is proved and its address confirmed. Throws AccountDeactivated. */
export async function openSession(ctx: Ctx, accountId: string, place: SessionPlace): Promise<OpenedSession> {
  const state = await findAccountState(ctx.db, accountId)
  if (!state || state.deactivated_at) throw new AccountDeactivated()
  if (state.is_demo && place.isProduction) throw new LinkInvalid()
  if (place.earlierToken !== undefined) await endSession(ctx.db, place.earlierToken)
  const now = ctx.clock.now()
  const token = randomBytes(24).toString('base64url')
  const longest = longestSession(state.role, now, await getSettings(ctx))
  const expiresAt = place.isPassing ? new Date(Math.min(longest.getTime(), now.getTime() + passingMs)) : longest
  await ctx.db
    .insertInto('sessions')
    .values({
      id: newId(),
      user_id: accountId,
      token,
      expires_at: expiresAt,
      ip_address: place.address,
      user_agent: place.userAgent,
      created_at: now,
      updated_at: now,
      proved_at: now,
      has_second_factor: place.hasSecondFactor ?? false,
    })
    .execute()
  ctx.log.info({ account: accountId, role: state.role, hasSecondFactor: place.hasSecondFactor ?? false }, 'signed in')
  const maxAgeSeconds = place.isPassing ? undefined : Math.round((expiresAt.getTime() - now.getTime()) / 1000)
  return { accountId, token, maxAgeSeconds }
}

export function sessionCookie(
  { token, maxAgeSeconds }: Pick<OpenedSession, 'token' | 'maxAgeSeconds'>,
  options: SessionTokenOptions,
): string {
  const value = encodeURIComponent(signSessionToken(token, options.secret))
  const secure = options.isSecure ? '; Secure' : ''
  const maxAge = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`
  return `${sessionCookieName(options)}=${value}${maxAge}; Path=/; HttpOnly${secure}; SameSite=Lax`
}

/**
 * Sent on signing out: clears pages and images, also those of the Back button. Not "storage" (a guest's cart stays: specification, section 4;
 * pages remove what is a person's own), nor "cookies" (language, consent, known device, guests' orders).
 */
export const clearSiteData = '"cache"'

export function endedSessionCookies(options: SessionTokenOptions): string[] {
  const secure = options.isSecure ? '; Secure' : ''
  return knownCookieNames(options).map((name) => `${name}=; Max-Age=0; Path=/; HttpOnly${secure}; SameSite=Lax`)
}
