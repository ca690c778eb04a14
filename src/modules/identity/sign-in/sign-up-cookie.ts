import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { findCookie, type SessionTokenOptions } from '../sessions/session-token.ts'

const maxAgeSeconds = 30 * 24 * 3600

type SignedUp = { accountId: string; passwordHash: string }

/** Proves that this browser registered the account with its current password. Another password voids the cookie. */
export function signUpCookie(signedUp: SignedUp, options: SessionTokenOptions): string {
  const secure = options.isSecure ? '; Secure' : ''
  return `${cookieName(options)}=${markOf(signedUp, options)}; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly${secure}; SameSite=Lax`
}

export function hasSignedUpHere(headers: Headers, signedUp: SignedUp, options: SessionTokenOptions): boolean {
  const held = Buffer.from(findCookie(headers, cookieName(options)) ?? '')
  const expected = Buffer.from(markOf(signedUp, options))
  return held.length === expected.length && timingSafeEqual(held, expected)
}

function markOf({ accountId, passwordHash }: SignedUp, { secret }: SessionTokenOptions): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'sign-up', 32))
  return createHmac('sha256', key).update(`${accountId}\n${passwordHash}`).digest('base64url')
}

function cookieName({ isSecure }: SessionTokenOptions): string {
  return `${isSecure ? '__Host-' : ''}tulpar.sign_up`
}
