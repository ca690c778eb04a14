import type { RegistrationResponseJSON } from '@simplewebauthn/browser'

export function sentAnswer({ id, rawId, type, response }: RegistrationResponseJSON) {
  const { clientDataJSON, attestationObject, transports } = response
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } }
}

/** Whether the user closed the browser's window, let it time out, or chose another way. */
export function isGivenUp(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}

/** Whether this device already has a passkey of the account. */
export function isKnownHere(error: unknown): boolean {
  return error instanceof Error && error.name === 'InvalidStateError'
}
