import type { Actor } from '#contract/actor.ts'
import type { Database } from '#kit/database/database.ts'
import type { ShopMemory } from '#modules/shop-memory.ts'
import type { AuthOptions } from './sign-in/auth-options.ts'
import { identifyActor, type Watched, watchActor } from './sessions/identify-actor.ts'
import { passkeyRoutes } from './passkeys/passkey-routes.ts'
import { secondFactorRoutes } from './second-factor/second-factor-routes.ts'
import { sessionRoutes } from './sessions/session-routes.ts'
import { signInRoutes } from './sign-in/sign-in-routes.ts'

export type IdentityOptions = {
  db: Database
  memory: ShopMemory
  /** Signs sessions; at least 32 bytes. */
  secret: string
  /** The public origin without a trailing slash. With https, cookies are secure. */
  publicUrl: string
  isProduction: boolean
}

export type Identity = {
  /** Returns a guest unless the headers carry a valid session of a confirmed, active account. */
  identify(headers: Headers): Promise<Actor>
  /** Returns the actor and when the session ends if nothing changes; undefined when not signed in. */
  watch(session: { headers: Headers } | { id: string }): Promise<Watched | undefined>
  routes: AuthRoutes
}
type AuthRoutes = ReturnType<typeof authRoutes>

export function createIdentity(options: IdentityOptions): Identity {
  const settings = { ...options, isSecure: options.publicUrl.startsWith('https:') }
  return {
    identify: (headers) => identifyActor(headers, settings),
    watch: (session) => watchActor(session, settings),
    routes: authRoutes(settings),
  }
}

function authRoutes(options: AuthOptions) {
  return {
    signIn: signInRoutes(options),
    sessions: sessionRoutes(options),
    secondFactor: secondFactorRoutes(options),
    passkeys: passkeyRoutes(options),
  }
}
