const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const prefix = 'P1'
const idBytes = 16
/** Version, key, event, order, nonce. */
const signedBytes = 1 + 4 + idBytes + idBytes + 8
const signatureBytes = 64

/** The content of a pick-up code. `signature` (Ed25519) signs the bytes of `signed`. It contains no personal data. */
export type PickupCode = {
  /** The first 4 bytes of the public key's SHA-256, in hex. */
  keyId: string
  eventId: string
  orderId: string
  nonce: string
  signed: Uint8Array<ArrayBuffer>
  signature: Uint8Array<ArrayBuffer>
}

/** Returns the bytes to sign: version 1, key, event, order, nonce. */
export function pickupPayload({ keyId, eventId, orderId, nonce }: Pick<PickupCode, 'keyId' | 'eventId' | 'orderId' | 'nonce'>) {
  return fromHex(`01${keyId}${eventId.replaceAll('-', '')}${orderId.replaceAll('-', '')}${nonce}`)
}

/** Uses only capitals and digits, which a QR code stores densely and every scanner can type. */
export function writePickupCode(signed: Uint8Array, signature: Uint8Array): string {
  return prefix + toBase32([...signed, ...signature])
}

/** Returns undefined for any other text. The caller has to check the signature. */
export function readPickupCode(text: string): PickupCode | undefined {
  const typed = text.trim().toUpperCase()
  if (!looksLikePickupCode(typed)) return undefined
  const bytes = fromBase32(typed.slice(prefix.length))
  if (!bytes || bytes.length !== signedBytes + signatureBytes || bytes[0] !== 1) return undefined
  const hex = toHex(bytes)
  return {
    keyId: hex.slice(2, 10),
    eventId: toId(hex.slice(10, 42)),
    orderId: toId(hex.slice(42, 74)),
    nonce: hex.slice(74, 90),
    signed: bytes.slice(0, signedBytes),
    signature: bytes.slice(signedBytes),
  }
}

/** Returns whether a text is meant as a pick-up code, even a broken one. Any other text is read as an order number. */
export function looksLikePickupCode(text: string): boolean {
  return /^P1[A-Z2-7]{20,}$/i.test(text.trim())
}

function toBase32(bytes: readonly number[]): string {
  let [bits, value, text] = [0, 0, '']
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xfff
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += alphabet[(value >> bits) & 31]
    }
  }
  return bits === 0 ? text : text + alphabet[(value << (5 - bits)) & 31]
}

/** Returns undefined if the remaining bits are not zero, so each code has only one spelling. */
function fromBase32(text: string): Uint8Array<ArrayBuffer> | undefined {
  const bytes: number[] = []
  let [bits, value] = [0, 0]
  for (const letter of text) {
    const digit = alphabet.indexOf(letter)
    if (digit < 0) return undefined
    value = ((value << 5) | digit) & 0xfff
    bits += 5
    if (bits >= 8) {
      bits -= 8
      bytes.push((value >> bits) & 0xff)
    }
  }
  return (value & ((1 << bits) - 1)) === 0 ? new Uint8Array(bytes) : undefined
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)))
}

function toId(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
