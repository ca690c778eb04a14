import type { Actor } from '#contract/actor.ts'
import type { Database } from '#kit/database/database.ts'
import type { Log } from '#kit/log/log.ts'
import type { Auth } from './sign-in/auth.ts'
import type { OnAddressConfirmed } from './sign-in/confirm-address.ts'
import { type AuthRoute, createHandleAuth, type HandleAuth } from './sign-in/handle-auth.ts'
import { identifyActor } from './sessions/identify-actor.ts'

export type IdentityOptions = {
  db: Database
  log: Log
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
  /** Serves /api/auth/*; throws DomainErrors for the edge to answer. */
  handleAuth: HandleAuth
  /** Everything that lives under /api/auth. */
  authRoutes: readonly AuthRoute[]
}

/** Who asks and how they sign in. */
export function createIdentity(options: IdentityOptions): Identity {
  const settings = { onAddressConfirmed: () => Promise.resolve(), ...options, isSecure: options.publicUrl.startsWith('https:') }
  let auth: Promise<Auth> | undefined
  // The library takes a third of a second to load, which a start need not wait for.
  const loadAuth = () => (auth ??= import('./sign-in/auth.ts').then(({ createAuth }) => createAuth(settings)))
  return {
    identify: (headers) => identifyActor(headers, settings),
    ...createHandleAuth({ ...settings, auth: loadAuth }),
  }
}
