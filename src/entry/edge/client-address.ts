import type { IncomingMessage } from 'node:http'

/**
 * The address limits are counted by. Forwarded headers count only for as many proxy hops as TRUST_PROXY believes:
 * with one hop the last entry of X-Forwarded-For is what our own proxy saw.
 */
export function clientAddress(request: IncomingMessage, trustedHops: number): string {
  const connection = request.socket.remoteAddress ?? 'unknown'
  if (trustedHops === 0) return connection
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
  return forwarded.at(-trustedHops) ?? connection
}
