import type { Actor } from '#contract/actor.ts'
import type { Database } from '#kit/database/database.ts'
import type { AuthOptions } from './sign-in/auth-options.ts'
import type { OnAddressConfirmed } from './sign-in/confirm-address.ts'
import { identifyActor } from './sessions/identify-actor.ts'
import { passkeyRoutes } from './passkeys/passkey-routes.ts'
import { secondFactorRoutes } from './second-factor/second-factor-routes.ts'
import { sessionRoutes } from './sessions/session-routes.ts'
import { signInRoutes } from './sign-in/sign-in-routes.ts'

export type IdentityOptions = {
  db: Database
  /** 32 bytes or more; signs sessions. */
  secret: string
  /** Origin that people use, without a slash at the end; https makes the cookies secure. */
  publicUrl: string
  /** Whether a page of this origin is this shop's. */
  isOwnOrigin: (origin: string) => boolean
  isProduction: boolean
  /** Joins the transaction in which an address was confirmed. */
  onAddressConfirmed?: OnAddressConfirmed
}

export type Identity = {
  /** A guest unless the headers carry a living session of a confirmed, active account. */
  identify(headers: Headers): Promise<Actor>
  /** The calls of /api/auth. */
  routes: AuthRoutes
}
type AuthRoutes = ReturnType<typeof authRoutes>

/** Who asks and how they sign in. */
export function createIdentity(options: IdentityOptions): Identity {
  const settings = { onAddressConfirmed: () => Promise.resolve(), ...options, isSecure: options.publicUrl.startsWith('https:') }
  return { identify: (headers) => identifyActor(headers, settings), routes: authRoutes(settings) }
}

function authRoutes(options: AuthOptions) {
  return {
    signIn: signInRoutes(options),
    sessions: sessionRoutes(options),
    secondFactor: secondFactorRoutes(options),
    passkeys: passkeyRoutes(options),
  }
}
