import { guestOrdersCookie } from '#modules/orders/index.ts'

const authorityCookie = new RegExp(String.raw`(?:^|;\s*)(?:__(?:Host|Secure)-)?(?:[\w.-]*session_token|${guestOrdersCookie})=`)
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A write with cookies must come from a page of this shop. Without such cookies a foreign page has nothing to abuse. */
export function mayUseCookies(request: Request, isOwnOrigin: (origin: string) => boolean): boolean {
  if (safeMethods.has(request.method)) return true
  const cookie = request.headers.get('cookie')
  if (!cookie) return true
  const origin = request.headers.get('origin')
  if (request.headers.get('sec-fetch-site') === 'cross-site') return false
  if (origin !== null) return isOwnOrigin(origin)
  return !authorityCookie.test(cookie)
}

/** Checks whether the request comes from a page of another origin, as the browser reports it. */
export function isFromElsewhere(headers: Headers, isOwnOrigin: (origin: string) => boolean): boolean {
  const origin = headers.get('origin')
  return headers.get('sec-fetch-site') === 'cross-site' || (origin !== null && !isOwnOrigin(origin))
}

/** Accepts the public origin, and outside production the other names of this machine with the same port. */
export function ownOrigins(publicUrl: string, port: number, isProduction: boolean): (origin: string) => boolean {
  const own = new Set([new URL(publicUrl).origin])
  if (!isProduction) for (const host of ['localhost', '127.0.0.1', '[::1]']) own.add(`http://${host}:${port}`)
  return (origin) => own.has(origin)
}
