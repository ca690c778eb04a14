import { guestOrdersCookie } from '#modules/orders/index.ts'

const authorityCookie = new RegExp(String.raw`(?:^|;\s*)(?:__(?:Host|Secure)-)?(?:[\w.-]*session_token|${guestOrdersCookie})=`)
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A write with cookies must come from a page of this shop. Without such cookies there is nothing that a foreign page could abuse. */
export function mayUseCookies(request: Request, isOwnOrigin: (origin: string) => boolean): boolean {
  if (safeMethods.has(request.method)) return true
  const cookie = request.headers.get('cookie')
  if (!cookie) return true
  const origin = request.headers.get('origin')
  if (request.headers.get('sec-fetch-site') === 'cross-site') return false
  if (origin !== null) return isOwnOrigin(origin)
  return !authorityCookie.test(cookie)
}

/** Whether the request comes from a page of another origin, according to the browser. */
export function isFromElsewhere(headers: Headers, isOwnOrigin: (origin: string) => boolean): boolean {
  const origin = headers.get('origin')
  return headers.get('sec-fetch-site') === 'cross-site' || (origin !== null && !isOwnOrigin(origin))
}

/** The public origin, and outside production the other names of this machine at the same port. */
export function ownOrigins(publicUrl: string, port: number, isProduction: boolean): (origin: string) => boolean {
  const own = new Set([new URL(publicUrl).origin])
  if (!isProduction) for (const host of ['localhost', '127.0.0.1', '[::1]']) own.add(`http://${host}:${port}`)
  return (origin) => own.has(origin)
}
