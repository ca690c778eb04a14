import { sign } from 'node:crypto'
import { type InnerList, serializeDictionary } from 'structured-headers'
import { contentDigest } from './content-digest.ts'
import { signatureBase } from './signature-base.ts'
import type { SigningKey } from './signing-key.ts'

export type Unsigned = { method: string; url: URL; headers: Record<string, string>; body: string }

/**
 * Returns all headers of a request of the shop with its digest and signature: over method, authority, path, query and every given header
 * (RFC 9421, ES256).
 */
export function signRequest(key: SigningKey, { method, url, headers, body }: Unsigned, at: Date): Record<string, string> {
  const signed = new Headers({ ...headers, 'content-digest': contentDigest(body) })
  const names = ['@method', '@authority', '@path', ...(url.search === '' ? [] : ['@query']), ...signed.keys()]
  const parameters = new Map<string, number | string>([
    ['created', Math.floor(at.getTime() / 1000)],
    ['keyid', key.kid],
  ])
  const input: InnerList = [names.map((name) => [name, new Map()]), parameters]
  const base = signatureBase({ method, authority: url.host, path: url.pathname, query: url.search, headers: signed }, input)
  const signature = sign('sha256', Buffer.from(base, 'latin1'), { key: key.privateKey, dsaEncoding: 'ieee-p1363' })
  return {
    ...Object.fromEntries(signed),
    'signature-input': serializeDictionary(new Map([['sig1', input]])),
    signature: serializeDictionary({ sig1: signature }),
  }
}
