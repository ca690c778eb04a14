/** WebAuthn's "relying party": the host that passkeys belong to, and the one origin whose pages may use them. */
export type PasskeyHome = { id: string; origin: string }

export const challengeTimeoutMs = 5 * 60_000

export function passkeyHome(publicUrl: string): PasskeyHome {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin }
}

/** Loaded on first use: without passkeys the server never needs the library. */
export const webAuthn = () => import('@simplewebauthn/server')
