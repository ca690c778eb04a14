/** WebAuthn's "relying party": the host that owns the passkeys, and the only origin whose pages may use them. */
export type PasskeyHome = { id: string; origin: string }

export const challengeTimeoutMs = 5 * 60_000

export function passkeyHome(publicUrl: string): PasskeyHome {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin }
}

/** Loaded on first use, since a server without passkeys never needs the library. */
export const webAuthn = () => import('@simplewebauthn/server')
