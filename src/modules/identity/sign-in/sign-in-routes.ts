import { implement } from '@orpc/server'
import { findOwnAddress } from '#contract/rules/own-address.ts'
import { pages } from '#contract/pages.ts'
import { signInContract } from '#contract/sign-in.ts'
import type { RequestContext } from '#modules/context.ts'
import { enqueueAccountMail } from '../mails/account-mail-job.ts'
import { endSession, findAuthUser } from '../account-store.ts'
import { countAttempt, signInsByAccount } from './auth-limits.ts'
import type { AuthOptions } from './auth-options.ts'
import { confirmAddress } from './confirm-address.ts'
import { proveLink, readLink, type TypedProof } from './link-proof.ts'
import { checkResetToken, requestPasswordReset, resetPassword } from './reset-password.ts'
import { findSessionToken } from '../sessions/session-token.ts'
import { signInByLink } from './sign-in-by-link.ts'
import { signInByPassword } from './sign-in-by-password.ts'
import { signUp } from './sign-up.ts'
import { signUpCookie } from './sign-up-cookie.ts'
import { placeOf, tellSignedIn, tellSignedOut } from '../tell-session.ts'

const done = { status: true } as const

export function signInRoutes(options: AuthOptions) {
  const os = implement(signInContract).$context<RequestContext>()
  const ownPath = (wanted: string | null | undefined) => findOwnAddress(wanted, options.publicUrl)

  type Link = { token: string; callbackURL?: string | null | undefined }

  async function confirm(context: RequestContext, { token, callbackURL, ...typed }: Link & TypedProof) {
    const { ctx } = context
    const { accountId } = await confirmAddress(ctx, token, await proveLink(context, token, typed, options))
    const path = ownPath(callbackURL)
    return path ? onward(path) : answer({ ...done, user: await findAuthUser(ctx.db, accountId) })
  }

  async function open(context: RequestContext, { token, callbackURL }: Link) {
    const signedIn = await signInByLink(context.ctx, token, placeOf(context, options))
    const body = await tellSignedIn(context, signedIn, options)
    const path = ownPath(callbackURL)
    if (!path) return answer(body)
    return onward('stepToken' in signedIn ? pages.secondFactor(path) : path)
  }

  return os.router({
    signUp: os.signUp.handler(async ({ input, context }) => {
      await countAttempt(context, 'signUp', input.email)
      const signedUp = await signUp(context.ctx, input, ownPath(input.callbackURL))
      context.reply.append('set-cookie', signUpCookie(signedUp, options))
      return { token: null, user: await findAuthUser(context.ctx.db, signedUp.accountId) }
    }),
    signIn: os.signIn.handler(async ({ input: { rememberMe, ...input }, context }) => {
      await context.limits.take(signInsByAccount, input.email)
      const place = { ...placeOf(context, options), isPassing: rememberMe === false }
      const signedIn = await signInByPassword(context.ctx, input, place)
      await context.limits.giveBack(signInsByAccount, input.email)
      const outcome = await tellSignedIn(context, signedIn, options)
      return 'token' in outcome ? { redirect: false as const, ...outcome } : outcome
    }),
    signOut: os.signOut.handler(async ({ context }) => {
      const token = findSessionToken(context.headers, options)
      if (token !== undefined) await endSession(context.ctx.db, token)
      tellSignedOut(context, options)
      return { success: true as const }
    }),
    requestLink: os.requestLink.handler(async ({ input: { email, callbackURL }, context }) => {
      await countAttempt(context, 'magicLink', email)
      await enqueueAccountMail(context.ctx, { kind: 'magic_link', email, returnPath: ownPath(callbackURL) })
      return done
    }),
    readLink: os.readLink.handler(({ input, context }) => readLink(context, input.token, options)),
    openLink: os.openLink.handler(({ input, context }) => open(context, input.body)),
    followLink: os.followLink.handler(({ input, context }) => open(context, input.query)),
    resendConfirmation: os.resendConfirmation.handler(async ({ input: { email, callbackURL }, context }) => {
      await countAttempt(context, 'resend', email)
      await enqueueAccountMail(context.ctx, { kind: 'confirmation', email, returnPath: ownPath(callbackURL) })
      return done
    }),
    confirmAddress: os.confirmAddress.handler(({ input, context }) => confirm(context, input.body)),
    followConfirmation: os.followConfirmation.handler(({ input, context }) => confirm(context, input.query)),
    requestReset: os.requestReset.handler(async ({ input: { email, redirectTo }, context }) => {
      await countAttempt(context, 'reset', email)
      await requestPasswordReset(context.ctx, email, ownPath(redirectTo))
      return done
    }),
    checkReset: os.checkReset.handler(async ({ input, context }) => {
      await checkResetToken(context.ctx, input.token)
      return done
    }),
    resetPassword: os.resetPassword.handler(async ({ input, context }) => {
      await resetPassword(context.ctx, input)
      return done
    }),
  })
}

function answer<Body>(body: Body) {
  return { status: 200 as const, body }
}

/** Redirects without a body and without revealing the link to the next page. */
function onward(location: string) {
  return { status: 302 as const, headers: { location, 'referrer-policy': 'no-referrer' as const } }
}
