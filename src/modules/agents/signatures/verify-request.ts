import { verify } from 'node:crypto'
import { type Dictionary, type InnerList, isInnerList, parseDictionary } from 'structured-headers'
import { Refusal } from '../refusal.ts'
import { isDigestOf } from './content-digest.ts'
import { signatureBase, type SignedMessage } from './signature-base.ts'
import { readVerifyingKey } from './signing-key.ts'

/** How far ahead a signer's clock may be. */
const clockSkewSeconds = 300
/** Each costs a key and a check. */
const mostSignatures = 4

export type SignedRequest = SignedMessage & { body: Uint8Array }
/** Finds the key with this id in the signer's profile. */
export type FindKey = (kid: string) => Promise<Record<string, unknown> | undefined>

/** Whether a request says that it is signed. */
export function saysSigned({ headers }: Pick<SignedRequest, 'headers'>): boolean {
  return headers.has('signature') || headers.has('signature-input')
}

/**
 * Checks the signatures of a request (RFC 9421); one that holds is enough. Throws the Refusal of the first one: signature_invalid and
 * key_not_found (401), digest_mismatch and algorithm_unsupported (400).
 */
export async function verifyRequest(request: SignedRequest, findKey: FindKey, now: Date): Promise<void> {
  const inputs = dictionaryIn(request.headers, 'signature-input')
  const signatures = dictionaryIn(request.headers, 'signature')
  let first: Refusal | undefined
  for (const [label, input] of [...inputs].slice(0, mostSignatures)) {
    const member = signatures.get(label)
    const value = member && !isInnerList(member) && member[0] instanceof ArrayBuffer ? Buffer.from(member[0]) : undefined
    try {
      if (!value || !isInnerList(input)) throw invalid('Signature and Signature-Input do not belong together.')
      return await verifyOne(request, { input, value }, { findKey, now })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      first ??= error
    }
  }
  throw first ?? invalid('Signature and Signature-Input cannot be read.')
}

type Given = { input: InnerList; value: Buffer }

async function verifyOne(
  request: SignedRequest,
  { input, value }: Given,
  { findKey, now }: { findKey: FindKey; now: Date },
): Promise<void> {
  const { keyid, alg, created, expires } = Object.fromEntries(input[1])
  const jwk = typeof keyid === 'string' ? await findKey(keyid) : undefined
  if (!jwk) throw new Refusal(401, 'key_not_found', 'The profile has no key with the keyid of the signature.')
  const key = readVerifyingKey(jwk)
  if (!key || (alg !== undefined && alg !== key.algorithm))
    throw new Refusal(400, 'algorithm_unsupported', 'Sign with a P-256, P-384 or Ed25519 key.')
  const covered = new Set(input[0].map(([name, parameters]) => (parameters.size === 0 ? name : undefined)))
  const missing = requiredOf(request).filter((name) => !covered.has(name))
  if (missing.length > 0) throw invalid(`The signature does not cover ${missing.join(', ')}.`)
  const seconds = now.getTime() / 1000
  if (typeof created === 'number' && created > seconds + clockSkewSeconds) throw invalid('The signature is from the future.')
  if (typeof expires === 'number' && expires <= seconds) throw invalid('The signature has expired.')
  if (request.body.length > 0 && !isDigestOf(request.headers.get('content-digest'), request.body))
    throw new Refusal(400, 'digest_mismatch', 'Content-Digest is not the digest of the body.')
  const data = Buffer.from(baseOf(request, input), 'latin1')
  if (!verify(key.hash, data, { key: key.key, dsaEncoding: 'ieee-p1363' }, value)) throw invalid('The signature does not hold.')
}

/** What a signature must cover to count. */
function requiredOf({ query, headers, body }: SignedRequest): string[] {
  return [
    '@method',
    '@authority',
    '@path',
    ...(query === '' ? [] : ['@query']),
    ...['ucp-agent', 'idempotency-key'].filter((name) => headers.has(name)),
    ...(body.length > 0 ? ['content-digest', 'content-type'] : []),
  ]
}

function baseOf(request: SignedRequest, input: InnerList): string {
  try {
    return signatureBase(request, input)
  } catch {
    throw invalid('The signature covers what the request does not have.')
  }
}

function dictionaryIn(headers: Headers, name: string): Dictionary {
  try {
    return parseDictionary(headers.get(name) ?? '')
  } catch {
    return new Map()
  }
}

function invalid(content: string): Refusal {
  return new Refusal(401, 'signature_invalid', content)
}
