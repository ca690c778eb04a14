import { z } from 'zod'
import { longestPassword } from './rules/password-rules.ts'

export const typedPassword = z.string('required').min(1, 'required').max(longestPassword, 'password_too_long')

/** Wanted where the account has a password; without one a sign-in within a quarter of an hour is enough. */
export const ownPassword = typedPassword.optional()

/** People copy codes with spaces and dashes in them. */
export const oneTimeCode = z
  .string('required')
  .max(40, 'wrong_code')
  .transform((typed) => typed.replace(/[\s-]/g, ''))
  .pipe(z.string().min(1, 'required'))

export const base64url = z
  .string()
  .min(1)
  .max(8192)
  .regex(/^[\w-]+$/)

/** What browsers know of a credential; fields beyond those that are checked are left out. */
export const credential = { id: base64url, rawId: base64url, type: z.literal('public-key') }

export const passkeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
})
export type PasskeyAnswer = z.output<typeof passkeyAnswer>

/** For what weakens or adds a second factor: the password, and where one is on, a code of the app, a recovery code or a passkey. */
export const factorProof = { password: ownPassword, code: oneTimeCode.optional(), passkey: passkeyAnswer.optional() }
export type FactorProof = z.input<z.ZodObject<typeof factorProof>>

export const factorProofErrors = {
  sign_in_again: { status: 403 },
  code_needed: { status: 403 },
  passkey_refused: { status: 400 },
} as const
