import { hash, randomBytes } from 'node:crypto'

/** Of 256 bits; the database has only its hash. */
export function newToken(): { token: string; token_hash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, token_hash: hashToken(token) }
}

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

const hourMs = 3_600_000
const invitationHours = 72
/** Whoever applied may have waited for the answer; they get longer to act on it. */
const setupDays = 14

export function invitationExpiry(now: Date): Date {
  return new Date(now.getTime() + invitationHours * hourMs)
}

export function setupExpiry(now: Date): Date {
  return new Date(now.getTime() + setupDays * 24 * hourMs)
}
