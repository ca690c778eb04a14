import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { z } from 'zod'
import { authCall, done } from './auth-call.ts'
import { tokensByAddress } from './call-limits.ts'
import { instant } from './fields.ts'
import { base64url, credential, factorProof, factorProofErrors, passkeyAnswer } from './owner-proof.ts'
import { signedIn } from './sign-in.ts'
import { trimmed } from './rules/visible-text.ts'

const name = z.string('required').overwrite(trimmed).min(1, 'required').max(60, 'too_long')
const id = z.uuid('invalid')

const transports = z
  .array(z.string().max(20))
  .max(10)
  .optional()
  .transform((known) => known?.filter((transport) => /^[a-z-]+$/.test(transport)))

export const passkeyRegistrationInput = z.strictObject({
  name,
  response: z.object({
    ...credential,
    response: z.object({ clientDataJSON: base64url, attestationObject: base64url, transports }),
  }),
})
const passkeyAnswerInput = z.strictObject({ response: passkeyAnswer })

/** Options for the browser to create or use a passkey, in the format of WebAuthn. */
const browserOptions = <Options>() => z.custom<Options>((value) => typeof value === 'object' && value !== null && 'challenge' in value)

export const ownPasskey = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
  /** True if the maker of the phone or browser syncs it to the owner's other devices. */
  isSynced: z.boolean(),
})
export type OwnPasskey = z.infer<typeof ownPasskey>

/** Passkeys of an account, stored on a phone, a computer or a security key. The paths are those of better-auth's clients. */
export const passkeysContract = {
  list: authCall({ who: 'account' }, 'GET', '/passkey/list-user-passkeys', 'List your passkeys').output(z.array(ownPasskey)),
  begin: authCall({ who: 'account' }, 'POST', '/passkey/generate-register-options', 'Begin to add a passkey')
    .input(z.strictObject(factorProof))
    .output(browserOptions<PublicKeyCredentialCreationOptionsJSON>())
    .errors({ ...factorProofErrors, too_many_passkeys: { status: 409 } }),
  add: authCall({ who: 'account' }, 'POST', '/passkey/verify-registration', 'Finish adding a passkey')
    .input(passkeyRegistrationInput)
    .output(ownPasskey)
    .errors({ passkey_refused: { status: 400 }, too_many_passkeys: { status: 409 } }),
  rename: authCall({ who: 'account_owner' }, 'POST', '/passkey/update-passkey', 'Rename a passkey')
    .input(z.strictObject({ id, name }))
    .output(ownPasskey),
  remove: authCall({ who: 'account_owner' }, 'POST', '/passkey/delete-passkey', 'Remove a passkey')
    .input(z.strictObject({ id, ...factorProof }))
    .output(done)
    .errors(factorProofErrors),
  ask: authCall(
    { who: 'everyone', limit: tokensByAddress },
    'POST',
    '/passkey/generate-authenticate-options',
    'Begin to sign in with a passkey',
  ).output(browserOptions<PublicKeyCredentialRequestOptionsJSON>()),
  signIn: authCall(
    { who: 'everyone', limit: tokensByAddress },
    'POST',
    '/passkey/verify-authentication',
    'Sign in with a passkey, or finish signing in with it',
  )
    .input(passkeyAnswerInput)
    .output(signedIn)
    .errors({ passkey_refused: { status: 400 }, account_deactivated: { status: 403 } }),
}
