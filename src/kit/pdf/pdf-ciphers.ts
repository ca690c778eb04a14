import { createCipheriv, createHash } from 'node:crypto'

/** Node's OpenSSL no longer includes it. */
export function rc4(key: Buffer, content: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index)
  const swap = (one: number, other: number) => {
    const held = state[one] ?? 0
    state[one] = state[other] ?? 0
    state[other] = held
  }
  for (let index = 0, other = 0; index < 256; index += 1) {
    other = (other + (state[index] ?? 0) + (key[index % key.length] ?? 0)) & 255
    swap(index, other)
  }
  const result = Buffer.alloc(content.length)
  for (let at = 0, one = 0, other = 0; at < content.length; at += 1) {
    one = (one + 1) & 255
    other = (other + (state[one] ?? 0)) & 255
    swap(one, other)
    result[at] = (content[at] ?? 0) ^ (state[((state[one] ?? 0) + (state[other] ?? 0)) & 255] ?? 0)
  }
  return result
}

export function xored(key: Buffer, by: number): Buffer {
  return Buffer.from(key.map((byte) => byte ^ by))
}

const hashes = ['sha256', 'sha384', 'sha512'] as const

/** Hashes the empty user password with its salt (ISO 32000-2, algorithm 2.B). */
export function hardenedHash(salt: Buffer): Buffer {
  let hash = createHash('sha256').update(salt).digest()
  let last = 0
  for (let round = 0; round < 64 || last > round - 32; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', hash.subarray(0, 16), hash.subarray(16, 32)).setAutoPadding(false)
    const encrypted = Buffer.concat([cipher.update(Buffer.concat(Array.from({ length: 64 }, () => hash))), cipher.final()])
    const remainder = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    hash = createHash(hashes[remainder] ?? 'sha256')
      .update(encrypted)
      .digest()
    last = encrypted.at(-1) ?? 0
  }
  return hash.subarray(0, 32)
}
