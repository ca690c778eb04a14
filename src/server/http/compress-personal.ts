import { compress, pickEncoding } from '#kit/http/compression.ts'

/** A smaller response fits into one packet anyway. */
const worthCompressingBytes = 1024
const ownRequests = new Set(['same-origin', 'none'])

/**
 * Compresses a personal response only if the browser reports a request from the shop's own pages or by the visitor directly. The compressed
 * size can reveal whether text in the address resembles a secret in the response (BREACH), and an attacker would have to send the visitor
 * here from another site.
 */
export async function compressPersonal(body: Buffer, asked: Headers, answer: Headers): Promise<Buffer> {
  const encoding = pickEncoding(asked.get('accept-encoding') ?? undefined)
  if (encoding === 'identity' || body.length < worthCompressingBytes || !ownRequests.has(asked.get('sec-fetch-site') ?? '')) return body
  answer.set('content-encoding', encoding)
  return compress(body, encoding, 'quick')
}
