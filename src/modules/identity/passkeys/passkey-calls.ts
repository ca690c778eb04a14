import {
  passkeyAnswerInput,
  passkeyRegistrationInput,
  passkeyRemovalInput,
  passkeyRenameInput,
  passkeyStartInput,
} from '#contract/passkeys.ts'
import type { RequestContext } from '#modules/context.ts'
import { answer, type AuthCalls, type OwnCallOptions } from '../sign-in/auth-call.ts'
import { countAttempt, countTokenUse } from '../sign-in/auth-limits.ts'
import { openedAnswer, placeOf } from '../sessions/opened-answer.ts'
import { addPasskey, beginPasskey, listOwnPasskeys, removeOwnPasskey, renameOwnPasskey } from './passkeys.ts'
import { requireOwner } from '../prove-owner.ts'
import { readBody } from '../sign-in/read-body.ts'
import { requireAccount } from '../require-role.ts'
import { getSessionToken } from '../sessions/session-token.ts'
import { askForPasskey, signInByPasskey } from './sign-in-by-passkey.ts'
import { passkeyHome } from './webauthn.ts'

/** Keys that a phone, a computer or a stick keeps for the account. */
export function passkeyCalls(options: OwnCallOptions): AuthCalls {
  const home = passkeyHome(options.publicUrl)

  return {
    '/passkey/list-user-passkeys': { GET: list },
    '/passkey/generate-register-options': { POST: begin },
    '/passkey/verify-registration': { POST: add },
    '/passkey/update-passkey': { POST: rename },
    '/passkey/delete-passkey': { POST: remove },
    '/passkey/generate-authenticate-options': { POST: ask },
    '/passkey/verify-authentication': { POST: signIn },
  }

  async function list(_request: Request, { ctx }: RequestContext): Promise<Response> {
    return answer(await listOwnPasskeys(ctx))
  }

  async function begin(request: Request, context: RequestContext): Promise<Response> {
    const { accountId } = requireAccount(context.ctx.actor)
    const { password } = await readBody(request, passkeyStartInput)
    await countAttempt(context, 'secondFactor', accountId)
    await requireOwner(context, password)
    return answer(await beginPasskey(context.ctx, home))
  }

  async function add(request: Request, context: RequestContext): Promise<Response> {
    requireAccount(context.ctx.actor)
    const input = await readBody(request, passkeyRegistrationInput)
    return answer(await addPasskey(context.ctx, home, input, getSessionToken(request.headers, options)))
  }

  async function rename(request: Request, { ctx }: RequestContext): Promise<Response> {
    requireAccount(ctx.actor)
    return answer(await renameOwnPasskey(ctx, await readBody(request, passkeyRenameInput)))
  }

  async function remove(request: Request, context: RequestContext): Promise<Response> {
    requireAccount(context.ctx.actor)
    const { id, password } = await readBody(request, passkeyRemovalInput)
    await requireOwner(context, password)
    await removeOwnPasskey(context.ctx, id)
    return answer({ status: true })
  }

  async function ask(_request: Request, context: RequestContext): Promise<Response> {
    await countTokenUse(context)
    return answer(await askForPasskey(context.ctx, home))
  }

  async function signIn(request: Request, context: RequestContext): Promise<Response> {
    await countTokenUse(context)
    const input = await readBody(request, passkeyAnswerInput)
    const opened = await signInByPasskey(context.ctx, home, input, placeOf(request, context, options))
    const { body, cookies } = await openedAnswer(request, context, opened, options)
    return answer(body, cookies)
  }
}
