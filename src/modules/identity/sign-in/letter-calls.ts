import { changeEmailInput, letterInput, resetPasswordInput, resetRequestInput, signUpInput, tokenInput } from '#contract/sign-in.ts'
import { findOwnAddress } from '#contract/rules/own-address.ts'
import { pages } from '#contract/pages.ts'
import type { RequestContext } from '#modules/context.ts'
import { enqueueAccountMail } from '../mails/account-mail-job.ts'
import { findAuthUser } from '../account-store.ts'
import { askAddressChange, undoAddressChange } from '../change-address.ts'
import { answer, type AuthCalls, type OwnCallOptions, redirectTo, secondStepAnswer } from './auth-call.ts'
import { countAttempt, countTokenUse } from './auth-limits.ts'
import { confirmAddress } from './confirm-address.ts'
import { openedAnswer, placeOf } from '../sessions/opened-answer.ts'
import { requireOwner } from '../prove-owner.ts'
import { checkInput, readBody } from './read-body.ts'
import { requireAccount } from '../require-role.ts'
import { checkResetToken, requestPasswordReset, resetPassword } from './reset-password.ts'
import { secondStepSetCookie } from '../second-factor/second-step.ts'
import { getSessionToken } from '../sessions/session-token.ts'
import { signInByLink } from './sign-in-by-link.ts'
import { signUp } from './sign-up.ts'

const done = { status: true }

/** The calls that send a letter, and those that take the token out of one. */
export function letterCalls(options: OwnCallOptions): AuthCalls {
  const { onAddressConfirmed } = options
  const ownPath = (wanted: string | null | undefined) => findOwnAddress(wanted, options.publicUrl)

  return {
    '/sign-up/email': { POST: register },
    '/send-verification-email': { POST: resend },
    '/verify-email': { GET: confirm, POST: confirm },
    '/request-password-reset': { POST: requestReset },
    '/verify-reset-token': { POST: verifyReset },
    '/reset-password': { POST: reset },
    '/sign-in/magic-link': { POST: requestLink },
    '/magic-link/verify': { GET: openLink, POST: openLink },
    '/change-email': { POST: changeEmail },
    '/undo-email-change': { POST: undoChange },
  }

  async function register(request: Request, context: RequestContext): Promise<Response> {
    const input = await readBody(request, signUpInput)
    await countAttempt(context, 'signUp', input.email)
    const id = await signUp(context.ctx, input, ownPath(input.callbackURL))
    // Shaped as the library's answer for an account that must be confirmed first: no session yet.
    return answer({ token: null, user: await findAuthUser(context.ctx.db, id) })
  }

  async function resend(request: Request, context: RequestContext): Promise<Response> {
    const { email, callbackURL } = await readBody(request, letterInput)
    await countAttempt(context, 'resend', email)
    await enqueueAccountMail(context.ctx, { kind: 'confirmation', email, returnPath: ownPath(callbackURL) })
    return answer(done)
  }

  async function confirm(request: Request, context: RequestContext): Promise<Response> {
    const { token, callbackURL } = await readToken(request, context)
    const { accountId } = await confirmAddress(context.ctx, token, onAddressConfirmed)
    const path = ownPath(callbackURL)
    return path ? redirectTo(path) : answer({ ...done, user: await findAuthUser(context.ctx.db, accountId) })
  }

  async function requestReset(request: Request, context: RequestContext): Promise<Response> {
    const { email, redirectTo: path } = await readBody(request, resetRequestInput)
    await countAttempt(context, 'reset', email)
    await requestPasswordReset(context.ctx, email, ownPath(path))
    return answer(done)
  }

  async function verifyReset(request: Request, context: RequestContext): Promise<Response> {
    const { token } = await readToken(request, context)
    await checkResetToken(context.ctx, token)
    return answer(done)
  }

  async function reset(request: Request, context: RequestContext): Promise<Response> {
    await countTokenUse(context)
    await resetPassword(context.ctx, await readBody(request, resetPasswordInput), onAddressConfirmed)
    return answer(done)
  }

  async function requestLink(request: Request, context: RequestContext): Promise<Response> {
    const { email, callbackURL } = await readBody(request, letterInput)
    await countAttempt(context, 'magicLink', email)
    await enqueueAccountMail(context.ctx, { kind: 'magic_link', email, returnPath: ownPath(callbackURL) })
    return answer(done)
  }

  async function openLink(request: Request, context: RequestContext): Promise<Response> {
    const { token, callbackURL } = await readToken(request, context)
    const path = ownPath(callbackURL)
    const signedIn = await signInByLink(context.ctx, token, placeOf(request, context, options), onAddressConfirmed)
    if ('stepToken' in signedIn) {
      const cookies = [secondStepSetCookie(signedIn.stepToken, options)]
      return path ? redirectTo(pages.secondFactor(path), cookies) : secondStepAnswer(signedIn.methods, cookies)
    }
    const { body, cookies } = await openedAnswer(request, context, signedIn.opened, options)
    return path ? redirectTo(path, cookies) : answer(body, cookies)
  }

  async function changeEmail(request: Request, context: RequestContext): Promise<Response> {
    const { accountId } = requireAccount(context.ctx.actor)
    const { newEmail, callbackURL, password } = await readBody(request, changeEmailInput)
    await countAttempt(context, 'changeEmail', accountId)
    await requireOwner(context, password)
    const sessionToken = getSessionToken(request.headers, options)
    await askAddressChange(context.ctx, { newEmail, returnPath: ownPath(callbackURL), sessionToken })
    return answer(done)
  }

  async function undoChange(request: Request, context: RequestContext): Promise<Response> {
    const { token } = await readToken(request, context)
    await undoAddressChange(context.ctx, token, onAddressConfirmed)
    return answer(done)
  }

  /** From the body, or from the query of a link that was opened as it is. */
  async function readToken(request: Request, context: RequestContext) {
    await countTokenUse(context)
    if (request.method !== 'GET') return readBody(request, tokenInput)
    const { searchParams } = new URL(request.url)
    return checkInput({ token: searchParams.get('token') ?? undefined, callbackURL: searchParams.get('callbackURL') }, tokenInput)
  }
}
