import { randomBytes } from 'node:crypto'
import { newId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'
import { getSettings } from '#modules/settings/index.ts'
import { refuse } from '#modules/refuse.ts'
import { endSession, findAccountState } from '../account-store.ts'
import { longestSession, passingMs } from './session-length.ts'
import { knownCookieNames, sessionCookieName, type SessionTokenOptions, signSessionToken } from './session-token.ts'

export type SessionPlace = {
  address: string
  userAgent: string | null
  /** The browser's earlier session; the sign-in ends it. */
  earlierToken: string | undefined
  isProduction: boolean
  /** The second step was completed, or a passkey counted as both factors. */
  hasSecondFactor?: boolean
  /** Without "remember me", the session ends when the browser closes, or after a day. */
  isPassing?: boolean
}
/** `maxAgeSeconds` is the cookie's lifetime; undefined means until the browser closes. */
export type OpenedSession = { accountId: string; token: string; maxAgeSeconds: number | undefined }

/** Call it only after the user has proved ownership of the account and confirmed its address. Throws account_deactivated, link_invalid. */
export async function openSession(ctx: Ctx, accountId: string, place: SessionPlace): Promise<OpenedSession> {
  const state = await findAccountState(ctx.db, accountId)
  if (!state || state.deactivated_at) refuse('account_deactivated')
  if (state.is_demo && place.isProduction) refuse('link_invalid')
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
 * Sent on sign-out. Clears cached pages and images, also for the Back button. "storage" is left out to keep a guest's cart
 * (pages remove personal data), "cookies" to keep language, consent, the known device and guests' orders.
 */
export const clearSiteData = '"cache"'

export function endedSessionCookies(options: SessionTokenOptions): string[] {
  const secure = options.isSecure ? '; Secure' : ''
  return knownCookieNames(options).map((name) => `${name}=; Max-Age=0; Path=/; HttpOnly${secure}; SameSite=Lax`)
}
