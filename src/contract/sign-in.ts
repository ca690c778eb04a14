import { z } from 'zod'
import { email, withoutLink } from './fields.ts'
import { longestPassword } from './rules/password-rules.ts'
import { newPassword, signUpPassword } from './passwords.ts'

// Bodies of /api/auth/*, named as better-auth's clients name them.
const lowerCaseEmail = email.transform((address) => address.toLowerCase())
/** Where a letter's link leads afterwards; what is no address of this shop counts as none. */
const returnAddress = z.string().max(2000, 'invalid').nullish()
const token = z.string('required').min(1, 'required').max(200, 'invalid')
const typedPassword = z.string('required').min(1, 'required').max(longestPassword, 'password_too_long')

/** Asked for where the sign-in is older than a quarter of an hour. */
export const ownPassword = typedPassword.optional()
/** The password typed once more, to show whose account it is. */
export const passwordInput = z.strictObject({ password: typedPassword })

/** No least length: what was once accepted as a password is for the server to compare. */
export const signInInput = z.strictObject({ email: lowerCaseEmail, password: typedPassword, rememberMe: z.boolean().optional() })

export const fullName = withoutLink(z.string('required').trim().min(1, 'required').min(2, 'name_too_short').max(120, 'name_too_long'))

export const signUpInput = z.strictObject({ name: fullName, email: lowerCaseEmail, password: signUpPassword, callbackURL: returnAddress })
export type SignUpInput = z.infer<typeof signUpInput>

/** Resends the confirmation, and asks for a magic link. */
export const letterInput = z.strictObject({ email: lowerCaseEmail, callbackURL: returnAddress })
export const resetRequestInput = z.strictObject({ email: lowerCaseEmail, redirectTo: returnAddress })
export const tokenInput = z.strictObject({ token, callbackURL: returnAddress })
export const resetPasswordInput = z.strictObject({ token, newPassword })
export const changePasswordInput = z.strictObject({
  currentPassword: typedPassword,
  newPassword,
  revokeOtherSessions: z.boolean().optional(),
})
export const changeEmailInput = z.strictObject({ newEmail: lowerCaseEmail, callbackURL: returnAddress, password: ownPassword })
export const sessionIdInput = z.strictObject({ id: z.uuid('invalid') })

/** One of the places where the account is signed in. */
export type OwnSession = {
  id: string
  createdAt: string
  updatedAt: string
  expiresAt: string
  ipAddress: string | null
  userAgent: string | null
  isCurrent: boolean
}
