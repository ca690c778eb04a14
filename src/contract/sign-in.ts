import { z } from 'zod'
import { authCall, done } from './auth-call.ts'
import { signInsByAddress, tokensByAddress } from './call-limits.ts'
import { email, id, instant, isName } from './fields.ts'
import { ownPassword, typedPassword } from './owner-proof.ts'
import { newPassword, signUpPassword } from './passwords.ts'
import { secondStepAsked } from './second-step.ts'
import { trimmed } from './rules/visible-text.ts'

// Calls and fields of /api/auth are named as better-auth's clients name them.
const lowerCaseEmail = email.transform((address) => address.toLowerCase())
/** Where a mail's link leads afterwards. An address outside this shop counts as none. */
const returnAddress = z.string().max(2000, 'invalid').nullish()
const token = z.string('required').min(1, 'required').max(200, 'invalid')

/** The password typed again, to prove ownership of the account. */
const passwordInput = z.strictObject({ password: typedPassword })

/** No minimum length: the server compares any password that was once accepted. */
const signInInput = z.strictObject({ email: lowerCaseEmail, password: typedPassword, rememberMe: z.boolean().optional() })

export const fullName = isName(z.string('name_too_short').overwrite(trimmed).min(2, 'name_too_short').max(120, 'name_too_long'))

const signUpInput = z.strictObject({ name: fullName, email: lowerCaseEmail, password: signUpPassword, callbackURL: returnAddress })
export type SignUpInput = z.infer<typeof signUpInput>

/** For sending the confirmation again, and for requesting a magic link. */
const mailLinkInput = z.strictObject({ email: lowerCaseEmail, callbackURL: returnAddress })
const resetRequestInput = z.strictObject({ email: lowerCaseEmail, redirectTo: returnAddress })
const tokenInput = z.strictObject({ token, callbackURL: returnAddress })
/** Other parameters, such as `lang`, are allowed. */
const tokenQuery = z.object({ token, callbackURL: returnAddress })
/** The password is required in a browser that can't otherwise prove ownership of the account. */
const confirmationInput = tokenInput.extend({
  password: ownPassword,
  /** Confirms the address and drops the password chosen at sign-up. The owner sets one with a reset. */
  withoutPassword: z.boolean().optional(),
})
const resetPasswordInput = z.strictObject({ token, newPassword })
const changePasswordInput = z.strictObject({
  currentPassword: typedPassword,
  newPassword,
  revokeOtherSessions: z.boolean().optional(),
})
const changeEmailInput = z.strictObject({ newEmail: lowerCaseEmail, callbackURL: returnAddress, password: ownPassword })

export const authUser = z.object({
  id,
  email: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  emailVerified: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
})
/** The token is for clients without cookies: `Authorization: Bearer`. */
export const signedIn = z.object({ token: z.string(), user: authUser })

const sessionTimes = { id, createdAt: instant, updatedAt: instant, expiresAt: instant }
const sessionPlace = { ipAddress: z.string().nullable(), userAgent: z.string().nullable() }
/** Without the token, which stays in its cookie, out of reach of scripts. */
const currentSession = z.object({ ...sessionTimes, ...sessionPlace, userId: id })
export const ownSession = z.object({ ...sessionTimes, ...sessionPlace, isCurrent: z.boolean() })
export type OwnSession = z.infer<typeof ownSession>

/** Adds a redirect: a link that was opened directly leads to the page of the shop that it names, if any. */
function orOnward<Body extends z.ZodType>(body: Body) {
  const onward = z.object({ location: z.string(), 'referrer-policy': z.literal('no-referrer') })
  return z.union([z.object({ status: z.literal(200), body }), z.object({ status: z.literal(302), headers: onward })])
}

const confirmed = orOnward(z.object({ status: z.literal(true), user: authUser }))
const opened = orOnward(z.union([signedIn, secondStepAsked]))

const linkTypes = ['confirmation', 'email_change', 'magic_link'] as const
const linkFacts = z.object({
  type: z.enum(linkTypes),
  /** Mostly masked, unless the account itself makes the request. */
  email: z.string(),
  /** What the link requires in this browser in addition to a click. */
  asks: z.enum(['nothing', 'password', 'sign_in']),
  /** The address of another account that is signed in here. */
  signedInAs: z.string().nullable(),
})
export type LinkFacts = z.infer<typeof linkFacts>

export const signInContract = {
  signUp: authCall({ who: 'everyone' }, 'POST', '/sign-up/email', 'Register an account')
    .input(signUpInput)
    .output(z.object({ token: z.null(), user: authUser }))
    .errors({ email_taken: { status: 409 } }),
  signIn: authCall({ who: 'everyone', limit: signInsByAddress }, 'POST', '/sign-in/email', 'Sign in with email address and password')
    .input(signInInput)
    .output(z.union([signedIn.extend({ redirect: z.literal(false) }), secondStepAsked]))
    // `invalid_credentials` is the same for an unknown address and a wrong password. The other two come only after the right password.
    .errors({ invalid_credentials: { status: 401 }, email_not_confirmed: { status: 403 }, account_deactivated: { status: 403 } }),
  signOut: authCall({ who: 'everyone' }, 'POST', '/sign-out', 'Sign out').output(z.object({ success: z.literal(true) })),
  requestLink: authCall({ who: 'everyone' }, 'POST', '/sign-in/magic-link', 'Ask for an email whose link signs in')
    .input(mailLinkInput)
    .output(done),
  readLink: authCall(
    { who: 'link_holder', limit: tokensByAddress },
    'POST',
    '/read-link',
    'Read what a link of an email is for, without using it',
  )
    .input(z.strictObject({ token }))
    .output(linkFacts)
    // A link is unknown, used, expired or for another purpose; the answer does not reveal which.
    .errors({ link_invalid: { status: 400 } }),
  openLink: authCall(
    { who: 'link_holder', limit: tokensByAddress },
    'POST',
    '/magic-link/verify',
    'Sign in by the token of an email',
    'detailed',
  )
    .input(z.object({ body: tokenInput }))
    .output(opened)
    .errors({ link_invalid: { status: 400 }, account_deactivated: { status: 403 } }),
  followLink: authCall(
    { who: 'link_holder', limit: tokensByAddress },
    'GET',
    '/magic-link/verify',
    'Sign in by the link of an email, and go on to the shop',
    'detailed',
  )
    .input(z.object({ query: tokenQuery }))
    .output(opened)
    .errors({ link_invalid: { status: 400 }, account_deactivated: { status: 403 } }),
  resendConfirmation: authCall({ who: 'everyone' }, 'POST', '/send-verification-email', 'Send the email that confirms an address once more')
    .input(mailLinkInput)
    .output(done),
  confirmAddress: authCall(
    { who: 'link_holder', limit: tokensByAddress },
    'POST',
    '/verify-email',
    'Confirm an email address by its token',
    'detailed',
  )
    .input(z.object({ body: confirmationInput }))
    .output(confirmed)
    // The person who opens the link may not own the account, so the link alone is not enough in another browser.
    .errors({ link_invalid: { status: 400 }, password_needed: { status: 403 } }),
  followConfirmation: authCall(
    { who: 'link_holder', limit: tokensByAddress },
    'GET',
    '/verify-email',
    'Confirm an email address by its link, and go on to the shop',
    'detailed',
  )
    .input(z.object({ query: tokenQuery }))
    .output(confirmed)
    .errors({ link_invalid: { status: 400 }, password_needed: { status: 403 } }),
  requestReset: authCall({ who: 'everyone' }, 'POST', '/request-password-reset', 'Ask for an email that resets the password')
    .input(resetRequestInput)
    .output(done)
    .errors({ email_not_found: { status: 404 } }),
  checkReset: authCall(
    { who: 'link_holder', limit: tokensByAddress },
    'POST',
    '/verify-reset-token',
    'Say whether a token still resets a password',
  )
    .input(tokenInput)
    .output(done)
    .errors({ reset_link_invalid: { status: 400 } }),
  resetPassword: authCall(
    { who: 'link_holder', limit: tokensByAddress },
    'POST',
    '/reset-password',
    'Set a new password by the token of an email',
  )
    .input(resetPasswordInput)
    .output(done)
    .errors({ reset_link_invalid: { status: 400 } }),
}

export const sessionsContract = {
  /** Null for a guest. Use extends the session. */
  current: authCall({ who: 'everyone' }, 'GET', '/get-session', 'Read your session; null for a guest').output(
    z.object({ session: currentSession, user: authUser }).nullable(),
  ),
  list: authCall({ who: 'account' }, 'GET', '/list-sessions', 'List where you are signed in').output(z.array(ownSession)),
  end: authCall({ who: 'account_owner' }, 'POST', '/revoke-session', 'End one of your sessions')
    .input(z.strictObject({ id: z.uuid('invalid') }))
    .output(done),
  endOthers: authCall({ who: 'account' }, 'POST', '/revoke-other-sessions', 'End all of your sessions but this one').output(done),
  endAll: authCall({ who: 'account' }, 'POST', '/revoke-sessions', 'End all of your sessions').output(done),
  /** The account then counts as just signed in. */
  verifyPassword: authCall({ who: 'account' }, 'POST', '/verify-password', 'Show by your password that it is you')
    .input(passwordInput)
    .output(done),
  changePassword: authCall({ who: 'account' }, 'POST', '/change-password', 'Change your password').input(changePasswordInput).output(done),
  changeAddress: authCall({ who: 'account' }, 'POST', '/change-email', 'Ask for another email address, which its owner then confirms')
    .input(changeEmailInput)
    .output(done)
    .errors({ sign_in_again: { status: 403 } }),
  /** Possible for seven days, from the mail to the previous address. */
  undoAddressChange: authCall(
    { who: 'link_holder', limit: tokensByAddress },
    'POST',
    '/undo-email-change',
    'Take back a change of your email address',
  )
    .input(tokenInput)
    .output(done)
    .errors({ link_invalid: { status: 400 }, email_taken: { status: 409 } }),
}
