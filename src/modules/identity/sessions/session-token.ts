import { createHmac, timingSafeEqual } from 'node:crypto'
import { NotSignedIn } from '#kit/http/domain-error.ts'

export type SessionTokenOptions = {
  /** Signs session tokens, so a token read from the database alone opens no session. */
  secret: string
  /** With https the cookie has the `__Host-` prefix, so no other host can set it. */
  isSecure: boolean
}

const baseName = 'tulpar.session_token'

/** By then, all sessions opened by a release that used only the earlier name have ended. */
const earlierNameEnds = Date.parse('2026-12-25T00:00:00Z')

export function sessionCookieName({ isSecure }: Pick<SessionTokenOptions, 'isSecure'>): string {
  return isSecure ? `__Host-${baseName}` : baseName
}

/** In order of precedence. With https, the last is the name used by earlier releases, whose sessions stay open. */
export function knownCookieNames(options: Pick<SessionTokenOptions, 'isSecure'>): string[] {
  const hasEarlier = options.isSecure && Date.now() < earlierNameEnds
  return [sessionCookieName(options), ...(hasEarlier ? [`__Secure-${baseName}`] : [])]
}

/** Returns the token from `Authorization: Bearer`, else from the cookie; undefined unless the signature is valid. */
export function findSessionToken(headers: Headers, options: SessionTokenOptions): string | undefined {
  const bearer = /^bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  const [cookie] = knownCookieNames(options).flatMap((name) => findCookie(headers, name) ?? [])
  const signed = decode(bearer ?? cookie)
  if (signed === undefined) return undefined
  const dot = signed.lastIndexOf('.')
  if (dot < 1) return undefined
  const token = signed.slice(0, dot)
  const signature = Buffer.from(signed.slice(dot + 1), 'base64')
  const expected = signatureOf(token, options.secret)
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? token : undefined
}

/** Like `findSessionToken`, but throws NotSignedIn. */
export function getSessionToken(headers: Headers, options: SessionTokenOptions): string {
  const token = findSessionToken(headers, options)
  if (token === undefined) throw new NotSignedIn()
  return token
}

/** Returns the form used in the cookie and in `Authorization: Bearer` (better-auth's signed cookie: `token.base64(HMAC-SHA-256)`). */
export function signSessionToken(token: string, secret: string): string {
  return `${token}.${signatureOf(token, secret).toString('base64')}`
}

/** Reads only the cookie of this name, for code that must not see the others. */
export function findCookie(headers: Headers, name: string): string | undefined {
  for (const pair of (headers.get('cookie') ?? '').split(';')) {
    const equals = pair.indexOf('=')
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim()
  }
  return undefined
}

function signatureOf(token: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(token).digest()
}

function decode(value: string | undefined): string | undefined {
  if (!value?.includes('%')) return value
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}
