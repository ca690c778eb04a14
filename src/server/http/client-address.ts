import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/** Returns the address for limits. X-Forwarded-For is trusted for TRUST_PROXY hops: with one, its last entry, which our proxy saw. */
export function clientAddress(request: IncomingMessage, trustedHops: number): string {
  const connection = request.socket.remoteAddress ?? 'unknown'
  if (trustedHops === 0) return networkOf(connection)
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
  return networkOf(forwarded.at(-trustedHops) ?? connection)
}

/** A connection has at least a whole /64 of IPv6 addresses (RFC 6177), which count as one. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  const [start = '', end = ''] = address.replace(/%.*$/, '').split('::')
  const groups = start === '' ? [] : start.split(':')
  const written = groups.length + (end === '' ? 0 : end.split(':').length + (end.includes('.') ? 1 : 0))
  const filled = [...groups, ...Array.from({ length: 8 - written }, () => '0'), ...(end === '' ? [] : end.split(':'))]
  return new URL(`http://[${filled.slice(0, 4).join(':')}::]`).hostname.slice(1, -1)
}
