import { z } from 'zod'
import { longestPassword } from './rules/password-rules.ts'

export const typedPassword = z.string('required').min(1, 'required').max(longestPassword, 'password_too_long')

/** Required if the account has a password; without one, a sign-in within the last quarter of an hour is enough. */
export const ownPassword = typedPassword.optional()

/** Copied codes contain spaces and dashes. */
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

/** A credential as browsers send it. Fields that are not checked are dropped. */
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

/** Needed to weaken or add a second factor: the password and, if a factor is on, a code of the app, a recovery code or a passkey. */
export const factorProof = { password: ownPassword, code: oneTimeCode.optional(), passkey: passkeyAnswer.optional() }
export type FactorProof = z.input<z.ZodObject<typeof factorProof>>

export const factorProofErrors = {
  sign_in_again: { status: 403 },
  /** A second factor is on: the password alone is not enough. */
  code_needed: { status: 403 },
  /** The passkey is unknown or not for this shop, or its answer is too old or used; the answer does not reveal which. */
  passkey_refused: { status: 400 },
} as const
