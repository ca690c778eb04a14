import { createHmac, hash, randomBytes } from 'node:crypto'

/** Returns 256 random bits for the link of a cart that no agent owns. */
export function newHandoffToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * Derives the token of a cart or checkout from its id, which has 144 random bits: each answer shows the link again, and only its hash is
 * stored.
 */
export function handoffTokenOf(authSecret: string, id: string): string {
  return createHmac('sha256', authSecret).update(`agent handoff\n${id}`).digest('base64url')
}

export function hashHandoff(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
