import type { RegistrationResponseJSON } from '@simplewebauthn/browser'

/** Of all that browsers tell of a new passkey, what the shop wants to know. */
export function sentAnswer({ id, rawId, type, response }: RegistrationResponseJSON) {
  const { clientDataJSON, attestationObject, transports } = response
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } }
}

/** The person closed the browser's window, let it stand too long, or went another way. */
export function isGivenUp(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}

/** This device has a passkey of the account already. */
export function isKnownHere(error: unknown): boolean {
  return error instanceof Error && error.name === 'InvalidStateError'
}
