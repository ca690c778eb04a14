import type { SecondStepMethod } from '#contract/second-factor.ts'
import type { RequestContext } from '#modules/context.ts'
import type { OnAddressConfirmed } from './confirm-address.ts'
import type { SessionTokenOptions } from '../sessions/session-token.ts'

/** One call of /api/auth. */
export type AuthCall = (request: Request, context: RequestContext) => Promise<Response>
/** Calls by path (below /api/auth) and method. */
export type AuthCalls = Record<string, Record<string, AuthCall>>

export type OwnCallOptions = SessionTokenOptions & {
  /** The shop's public origin. */
  publicUrl: string
  isProduction: boolean
  /** Whether a page of this origin is this shop's. */
  isOwnOrigin: (origin: string) => boolean
  onAddressConfirmed: OnAddressConfirmed
}

const noStore = { 'cache-control': 'no-store' }

/** JSON that no cache keeps. */
export function answer(body: unknown, cookies: readonly (string | undefined)[] = []): Response {
  const headers = new Headers(noStore)
  for (const cookie of cookies) if (cookie !== undefined) headers.append('set-cookie', cookie)
  return Response.json(body, { headers })
}

/** No session yet: the cookie opens the second step alone. Shaped as better-auth's clients know it. */
export function secondStepAnswer(twoFactorMethods: readonly SecondStepMethod[], cookies: readonly string[]): Response {
  return answer({ twoFactorRedirect: true, twoFactorMethods }, cookies)
}

/** The same without a body to read, for a link that was opened in a browser. */
export function redirectTo(location: string, cookies: readonly (string | undefined)[] = []): Response {
  const headers = new Headers({ ...noStore, location, 'referrer-policy': 'no-referrer' })
  for (const cookie of cookies) if (cookie !== undefined) headers.append('set-cookie', cookie)
  return new Response(null, { status: 302, headers })
}
