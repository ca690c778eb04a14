import type { RequestContext } from '#modules/context.ts'
import { findAuthUser } from './account-store.ts'
import type { AuthOptions } from './sign-in/auth-options.ts'
import { noteDevice } from './sessions/note-device.ts'
import {
  clearSiteData,
  endedEarlierCookie,
  endedSessionCookie,
  type OpenedSession,
  sessionCookie,
  type SessionPlace,
} from './sessions/open-session.ts'
import { endedSecondStepCookie, secondStepSetCookie, type SignedIn } from './second-factor/second-step.ts'
import { findSessionToken, getSessionToken, type SessionTokenOptions, signSessionToken } from './sessions/session-token.ts'

export function placeOf({ headers, address }: RequestContext, options: AuthOptions): SessionPlace {
  return {
    address,
    userAgent: headers.get('user-agent'),
    earlierToken: findSessionToken(headers, options),
    isProduction: options.isProduction,
  }
}

/** Throws NotSignedIn. */
export function currentToken({ headers }: Pick<RequestContext, 'headers'>, options: SessionTokenOptions): string {
  return getSessionToken(headers, options)
}

/** The answer about a new session, for browsers (by cookie) and for clients without cookies. */
export async function tellOpened({ ctx, headers, reply }: RequestContext, opened: OpenedSession, options: AuthOptions) {
  const user = await findAuthUser(ctx.db, opened.accountId)
  const token = signSessionToken(opened.token, options.secret)
  tellSession({ headers, reply }, opened, options)
  const device = await noteDevice(ctx, { accountId: opened.accountId, email: user.email, headers, isSecure: options.isSecure })
  if (device !== undefined) reply.append('set-cookie', device)
  reply.append('set-cookie', endedSecondStepCookie(options))
  reply.set('set-auth-token', token)
  return { token, user }
}

/** The same, or the methods for the second step, which the cookie allows. */
export async function tellSignedIn(context: RequestContext, signedIn: SignedIn, options: AuthOptions) {
  if ('opened' in signedIn) return tellOpened(context, signedIn.opened, options)
  context.reply.append('set-cookie', secondStepSetCookie(signedIn.stepToken, options))
  return { twoFactorRedirect: true as const, twoFactorMethods: signedIn.methods }
}

/** Sets the session's cookie, in place of that of an earlier release. */
export function tellSession(
  { headers, reply }: Pick<RequestContext, 'headers' | 'reply'>,
  session: Pick<OpenedSession, 'token' | 'maxAgeSeconds'>,
  options: SessionTokenOptions,
): void {
  reply.append('set-cookie', sessionCookie(session, options))
  const earlier = endedEarlierCookie(headers, options)
  if (earlier !== undefined) reply.append('set-cookie', earlier)
}

export function tellSignedOut({ headers, reply }: Pick<RequestContext, 'headers' | 'reply'>, options: SessionTokenOptions): void {
  reply.append('set-cookie', endedSessionCookie(options))
  const earlier = endedEarlierCookie(headers, options)
  if (earlier !== undefined) reply.append('set-cookie', earlier)
  reply.set('clear-site-data', clearSiteData)
}
