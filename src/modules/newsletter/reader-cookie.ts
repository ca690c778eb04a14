import { createHmac, timingSafeEqual } from 'node:crypto'

const name = 'reader'
/** How long a browser counts as a reader's after a link of a mail was opened there. */
const readerDays = 30

/** Set where a link of a mail to this address was opened; says nothing of the address to who reads the cookie. */
export function readerSetCookie(email: string, { secret, isSecure }: { secret: string; isSecure: boolean }): string {
  const value = sealOf(email, secret).toString('base64url')
  return `${name}=${value}; Path=/; Max-Age=${readerDays * 24 * 3600}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/** Whether the owner of this address has opened a mail of the shop in the browser that asks, and not only somebody who can type it. */
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
