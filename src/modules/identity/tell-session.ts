import type { RequestContext } from '#modules/context.ts'
import { findAuthUser } from './account-store.ts'
import type { AuthOptions } from './sign-in/auth-options.ts'
import { noteDevice } from './sessions/note-device.ts'
import { clearSiteData, endedSessionCookies, type OpenedSession, sessionCookie, type SessionPlace } from './sessions/open-session.ts'
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

/** Answers with the new session, as a cookie for browsers and as a token for clients without cookies. */
export async function tellOpened({ ctx, headers, reply }: RequestContext, opened: OpenedSession, options: AuthOptions) {
  const user = await findAuthUser(ctx.db, opened.accountId)
  const token = signSessionToken(opened.token, options.secret)
  tellSession(reply, opened, options)
  const device = await noteDevice(ctx, { accountId: opened.accountId, email: user.email, headers, isSecure: options.isSecure })
  if (device !== undefined) reply.append('set-cookie', device)
  reply.append('set-cookie', endedSecondStepCookie(options))
  reply.set('set-auth-token', token)
  return { token, user }
}

/** Answers like `tellOpened`, or with the methods for the second step and the cookie that allows it. */
export async function tellSignedIn(context: RequestContext, signedIn: SignedIn, options: AuthOptions) {
  if ('opened' in signedIn) return tellOpened(context, signedIn.opened, options)
  context.reply.append('set-cookie', secondStepSetCookie(signedIn.stepToken, options))
  return { twoFactorRedirect: true as const, twoFactorMethods: signedIn.methods }
}

export function tellSession(
  reply: RequestContext['reply'],
  session: Pick<OpenedSession, 'token' | 'maxAgeSeconds'>,
  options: SessionTokenOptions,
): void {
  reply.append('set-cookie', sessionCookie(session, options))
}

export function tellSignedOut({ reply }: Pick<RequestContext, 'reply'>, options: SessionTokenOptions): void {
  for (const cookie of endedSessionCookies(options)) reply.append('set-cookie', cookie)
  reply.set('clear-site-data', clearSiteData)
}
