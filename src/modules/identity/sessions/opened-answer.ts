import type { RequestContext } from '#modules/context.ts'
import { findAuthUser } from '../account-store.ts'
import type { OwnCallOptions } from '../sign-in/auth-call.ts'
import { noteDevice } from './note-device.ts'
import { type OpenedSession, sessionCookie, type SessionPlace } from './open-session.ts'
import { endedSecondStepCookie } from '../second-factor/second-step.ts'
import { findSessionToken, signSessionToken } from './session-token.ts'

/** From where this request would open a session. */
export function placeOf(request: Request, context: RequestContext, options: OwnCallOptions): SessionPlace {
  return {
    address: context.address,
    userAgent: request.headers.get('user-agent'),
    earlierToken: findSessionToken(request.headers, options),
    isProduction: options.isProduction,
  }
}

/** What a browser, and a client without cookies, learn of the session that was opened for them. */
export async function openedAnswer(request: Request, { ctx }: RequestContext, opened: OpenedSession, options: OwnCallOptions) {
  const user = await findAuthUser(ctx.db, opened.accountId)
  const device = { accountId: opened.accountId, email: user.email, headers: request.headers, isSecure: options.isSecure }
  const cookies = [sessionCookie(opened.token, options), await noteDevice(ctx, device), endedSecondStepCookie(options)]
  return { body: { token: signSessionToken(opened.token, options.secret), user }, cookies }
}
