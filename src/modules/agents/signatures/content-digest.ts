import { hash, timingSafeEqual } from 'node:crypto'
import { isInnerList, parseDictionary, serializeDictionary } from 'structured-headers'

const algorithms = { 'sha-256': 'sha256', 'sha-512': 'sha512' } as const

/** Writes the field Content-Digest (RFC 9530). */
export function contentDigest(body: string | Uint8Array): string {
  return serializeDictionary({ 'sha-256': hash('sha256', body, 'buffer') })
}

/** Whether the field names at least one known digest of these bytes, and no wrong one. */
export function isDigestOf(field: string | null, body: Uint8Array): boolean {
  let known = 0
  for (const [name, algorithm] of Object.entries(algorithms)) {
    const given = digestIn(field ?? '', name)
    if (!given) continue
    const wanted = hash(algorithm, body, 'buffer')
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return false
    known += 1
  }
  return known > 0
}

function digestIn(field: string, name: string): Buffer | undefined {
  try {
    const member = parseDictionary(field).get(name)
    if (!member) return undefined
    return !isInnerList(member) && member[0] instanceof ArrayBuffer ? Buffer.from(member[0]) : Buffer.alloc(0)
  } catch {
    return undefined
  }
}
