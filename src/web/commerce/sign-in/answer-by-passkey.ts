import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser'
import * as passkeys from '#contract/calls/auth-passkeys.gen.ts'
import { write } from '#web/browser/calls/write.ts'

/** Undefined if the user gives up. `isQuiet`: only a suggestion of the e-mail field. Throws if passkeys or the shop don't work. */
export async function answerByPasskey(isQuiet: boolean) {
  const optionsJSON = await write(passkeys.ask, undefined)
  try {
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON, useBrowserAutofill: isQuiet })
    const { clientDataJSON, authenticatorData, signature, userHandle } = response
    return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } }
  } catch (error) {
    if (error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')) return undefined
    throw error
  }
}

/** Cancels a passkey request, since the browser allows only one at a time. */
export function stopAsking(): void {
  WebAuthnAbortService.cancelCeremony()
}
