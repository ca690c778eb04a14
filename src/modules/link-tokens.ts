import { hash, randomBytes } from 'node:crypto'

/** 256 bits, for a mail's link. The database stores only its hash. */
export function newToken(): { token: string; token_hash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, token_hash: hashToken(token) }
}

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
