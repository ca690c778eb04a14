import { randomBytes } from 'node:crypto'
import { newId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'
import { getSettings } from '#modules/settings/index.ts'
import { AccountDeactivated, LinkInvalid } from '../account-errors.ts'
import { endSession, findAccountState } from '../account-store.ts'
import { longestSession, passingMs } from './session-length.ts'
import { sessionCookieName, type SessionTokenOptions, signSessionToken } from './session-token.ts'

/** From where a session is opened. */
export type SessionPlace = {
  address: string
  userAgent: string | null
  /** Of a session that this browser held before: it does not outlive the sign-in. */
  earlierToken: string | undefined
  isProduction: boolean
  /** The second step was taken, or a passkey stands for both. */
  hasSecondFactor?: boolean
  /** Asked not to be remembered: the session ends with the browser, or after a day. */
  isPassing?: boolean
}
/** `keptSeconds`: how long a browser keeps the cookie; without it, until it is closed. */
export type OpenedSession = { accountId: string; token: string; keptSeconds: number | undefined }

/** Whose account it is was shown, and that its address is confirmed. Throws AccountDeactivated. */
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
  const keptSeconds = place.isPassing ? undefined : Math.round((expiresAt.getTime() - now.getTime()) / 1000)
  return { accountId, token, keptSeconds }
}

export function sessionCookie({ token, keptSeconds }: Pick<OpenedSession, 'token' | 'keptSeconds'>, options: SessionTokenOptions): string {
  const value = encodeURIComponent(signSessionToken(token, options.secret))
  const secure = options.isSecure ? '; Secure' : ''
  const kept = keptSeconds === undefined ? '' : `; Max-Age=${keptSeconds}`
  return `${sessionCookieName(options)}=${value}${kept}; Path=/; HttpOnly${secure}; SameSite=Lax`
}

/**
 * Sent when somebody signs out: pages and pictures of theirs leave the browser's cache, also those that the Back button would bring
 * back. Not "storage": the cart is to persist in local storage (specification, section 4), and the service worker would go as well; what
 * a page wrote there about a person it takes back itself when it hears `signed_out`. Not "cookies": language, consent, known device
 * and guests' orders are cookies too; that of the session is ended by its name.
 */
export const clearSiteData = '"cache"'

export function endedSessionCookie(options: SessionTokenOptions): string {
  return `${sessionCookieName(options)}=; Max-Age=0; Path=/; HttpOnly${options.isSecure ? '; Secure' : ''}; SameSite=Lax`
}
