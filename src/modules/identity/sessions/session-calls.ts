import { changePasswordInput, passwordInput, sessionIdInput } from '#contract/sign-in.ts'
import type { RequestContext } from '#modules/context.ts'
import { endOtherSessions } from '../account-store.ts'
import { answer, type AuthCalls, type OwnCallOptions } from '../sign-in/auth-call.ts'
import { countAttempt } from '../sign-in/auth-limits.ts'
import { changePassword } from '../sign-in/change-password.ts'
import { endedSessionCookie } from './open-session.ts'
import { endOwnSession, endOwnSessions, listOwnSessions } from './own-sessions.ts'
import { proveOwner, requireOwner } from '../prove-owner.ts'
import { readBody } from '../sign-in/read-body.ts'
import { requireAccount } from '../require-role.ts'
import { getSessionToken } from './session-token.ts'

const done = { status: true }

/** What somebody who is signed in does about the password and the sessions. */
export function sessionCalls(options: OwnCallOptions): AuthCalls {
  return {
    '/change-password': { POST: change },
    '/verify-password': { POST: prove },
    '/list-sessions': { GET: list },
    '/revoke-session': { POST: revoke },
    '/revoke-sessions': { POST: revokeAll },
    '/revoke-other-sessions': { POST: revokeOthers },
  }

  async function change(request: Request, context: RequestContext): Promise<Response> {
    const { accountId } = requireAccount(context.ctx.actor)
    const input = await readBody(request, changePasswordInput)
    await countAttempt(context, 'changePassword', accountId)
    await requireOwner(context, input.currentPassword, 'currentPassword')
    await changePassword(context.ctx, input.newPassword, currentToken(request))
    return answer(done)
  }

  async function prove(request: Request, context: RequestContext): Promise<Response> {
    requireAccount(context.ctx.actor)
    const { password } = await readBody(request, passwordInput)
    await proveOwner(context, password, currentToken(request))
    return answer(done)
  }

  async function list(request: Request, { ctx }: RequestContext): Promise<Response> {
    requireAccount(ctx.actor)
    return answer(await listOwnSessions(ctx, currentToken(request)))
  }

  async function revoke(request: Request, { ctx }: RequestContext): Promise<Response> {
    requireAccount(ctx.actor)
    await endOwnSession(ctx, (await readBody(request, sessionIdInput)).id)
    return answer(done)
  }

  async function revokeAll(_request: Request, { ctx }: RequestContext): Promise<Response> {
    await endOwnSessions(ctx)
    return answer(done, [endedSessionCookie(options)])
  }

  async function revokeOthers(request: Request, { ctx }: RequestContext): Promise<Response> {
    await endOtherSessions(ctx.db, requireAccount(ctx.actor).accountId, currentToken(request))
    return answer(done)
  }

  function currentToken({ headers }: Request): string {
    return getSessionToken(headers, options)
  }
}
