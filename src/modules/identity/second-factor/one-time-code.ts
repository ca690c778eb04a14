import { createHmac, timingSafeEqual } from 'node:crypto'

const periodSeconds = 30
const digits = 6
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Returns the code of a 30 s period counted from 1970 (RFC 6238, HMAC-SHA-1, as in every authenticator app). */
export function codeOf(secret: Uint8Array, period: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(period))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac[mac.length - 1] ?? 0) & 0x0f
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** Returns the period of a typed code: the current one or a neighbour, for clocks up to half a minute off. */
export function findPeriod(secret: Uint8Array, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const running = Math.floor(now.getTime() / 1000 / periodSeconds)
  return [running, running - 1, running + 1].find((period) => timingSafeEqual(Buffer.from(codeOf(secret, period)), Buffer.from(code)))
}

export function oneTimeCodeUri(secret: Uint8Array, { shop, email }: { shop: string; email: string }): string {
  const label = `${encodeURIComponent(shop)}:${encodeURIComponent(email)}`
  const query = `secret=${toBase32(secret)}&issuer=${encodeURIComponent(shop)}&algorithm=SHA1&digits=${digits}&period=${periodSeconds}`
  return `otpauth://totp/${label}?${query}`
}

/** RFC 4648 without padding. */
export function toBase32(bytes: Uint8Array): string {
  let bits = 0
  let held = 0
  let text = ''
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xffff
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += alphabet[(held >> bits) & 31]
    }
  }
  return bits > 0 ? text + alphabet[(held << (5 - bits)) & 31] : text
}
