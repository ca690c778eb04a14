import { z } from 'zod'
import { ownPassword } from './sign-in.ts'

// Bodies and answers of /api/auth/passkey/*, at the addresses of better-auth's clients.
const base64url = z
  .string()
  .min(1)
  .max(8192)
  .regex(/^[\w-]+$/)
const name = z.string('required').trim().min(1, 'required').max(60, 'too_long')
const id = z.uuid('invalid')

/** What browsers know of a credential; fields beyond those that are checked are left out. */
const credential = { id: base64url, rawId: base64url, type: z.literal('public-key') }
const transports = z
  .array(z.string().max(20))
  .max(10)
  .optional()
  .transform((known) => known?.filter((transport) => /^[a-z-]+$/.test(transport)))

export const passkeyStartInput = z.strictObject({ password: ownPassword })
export const passkeyRegistrationInput = z.strictObject({
  name,
  response: z.object({
    ...credential,
    response: z.object({ clientDataJSON: base64url, attestationObject: base64url, transports }),
  }),
})
export const passkeyAnswerInput = z.strictObject({
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: base64url.optional(),
    }),
  }),
})
export const passkeyRenameInput = z.strictObject({ id, name })
export const passkeyRemovalInput = z.strictObject({ id, password: ownPassword })

/** One of the passkeys of the account that asks. */
export type OwnPasskey = {
  id: string
  name: string
  createdAt: string
  lastUsedAt: string | null
  /** Kept by the maker of the phone or browser, and so on the owner's other devices too. */
  isSynced: boolean
}
