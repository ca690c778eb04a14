import { createHmac, timingSafeEqual } from 'node:crypto'

const name = 'reader'
/** How long a browser counts as the reader's after a mail's link was opened in it. */
const readerDays = 30

/** Set when a link in a mail to this address is opened. The cookie does not reveal the address. */
export function readerSetCookie(email: string, { secret, isSecure }: { secret: string; isSecure: boolean }): string {
  const value = sealOf(email, secret).toString('base64url')
  return `${name}=${value}; Path=/; Max-Age=${readerDays * 24 * 3600}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/** Returns whether a mail to this address was opened in this browser, which typing the address alone does not prove. */
export function isReaderHere(cookies: string | null, email: string, secret: string): boolean {
  const value = new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)`).exec(cookies ?? '')?.[1]
  const shown = Buffer.from(value ?? '', 'base64url')
  const expected = sealOf(email, secret)
  return shown.length === expected.length && timingSafeEqual(shown, expected)
}

function sealOf(email: string, secret: string): Buffer {
  const key = createHmac('sha256', secret).update('readers of letters').digest()
  return createHmac('sha256', key).update(email.toLowerCase()).digest().subarray(0, 16)
}
