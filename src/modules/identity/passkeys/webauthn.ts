/** Where passkeys of this shop belong (WebAuthn's "relying party"): its host, and the one origin whose pages may use them. */
export type PasskeyHome = { id: string; origin: string }

export const challengeTimeoutMs = 5 * 60_000

export function passkeyHome(publicUrl: string): PasskeyHome {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin }
}

/** Loaded when first needed: a server to which nobody comes with a passkey has no use for the library. */
export const webAuthn = () => import('@simplewebauthn/server')
