import { compress, pickEncoding } from '#kit/http/compression.ts'

/** Less fits one packet anyway. */
const worthCompressingBytes = 1024
const ownRequests = new Set(['same-origin', 'none'])

/**
 * The size of a compressed answer tells whether what a stranger put into its address resembles a secret beside it (BREACH). They can only
 * try by sending the visitor here from elsewhere, and browsers say so: such answers, and those to browsers that don't say, stay as they are.
 */
export async function compressPersonal(body: Buffer, asked: Headers, answer: Headers): Promise<Buffer> {
  const encoding = pickEncoding(asked.get('accept-encoding') ?? undefined)
  if (encoding === 'identity' || body.length < worthCompressingBytes || !ownRequests.has(asked.get('sec-fetch-site') ?? '')) return body
  answer.set('content-encoding', encoding)
  return compress(body, encoding, 'quick')
}
