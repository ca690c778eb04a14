import { createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto'
import { type InnerList, parseDictionary, serializeDictionary } from 'structured-headers'
import { describe, expect, it } from 'vitest'
import { contentDigest, isDigestOf } from './content-digest.ts'
import { signatureBase, type SignedMessage } from './signature-base.ts'
import { deriveSigningKey, readVerifyingKey } from './signing-key.ts'
import { signRequest } from './sign-request.ts'
import { type SignedRequest, verifyRequest } from './verify-request.ts'

describe('the examples of RFC 9421, appendix B', () => {
  const request: SignedMessage = {
    method: 'POST',
    authority: 'example.com',
    path: '/foo',
    query: '?param=Value&Pet=dog',
    headers: new Headers({
      date: 'Tue, 20 Apr 2021 02:07:55 GMT',
      'content-type': 'application/json',
      'content-digest': 'sha-512=:WZDPaVn/7XgHaAy8pmojAkGWoRx2UFChF41A2svX+TaPm+AbwAgBWnrIiYllu7BNNyealdVLvRwEmTHWXvJwew==:',
      'content-length': '18',
    }),
  }
  const input = (field: string) => [...parseDictionary(field).values()][0] as InnerList

  it('writes the base of B.2.3, and the one of B.2.5', () => {
    const full = input(
      'sig-b23=("date" "@method" "@path" "@query" "@authority" "content-type" "content-digest" "content-length");created=1618884473;keyid="test-key-rsa-pss"',
    )
    expect(signatureBase(request, full)).toBe(`"date": Tue, 20 Apr 2021 02:07:55 GMT
"@method": POST
"@path": /foo
"@query": ?param=Value&Pet=dog
"@authority": example.com
"content-type": application/json
"content-digest": sha-512=:WZDPaVn/7XgHaAy8pmojAkGWoRx2UFChF41A2svX+TaPm+AbwAgBWnrIiYllu7BNNyealdVLvRwEmTHWXvJwew==:
"content-length": 18
"@signature-params": ("date" "@method" "@path" "@query" "@authority" "content-type" "content-digest" "content-length");created=1618884473;keyid="test-key-rsa-pss"`)
    const short = input('sig-b25=("date" "@authority" "content-type");created=1618884473;keyid="test-shared-secret"')
    expect(signatureBase(request, short)).toBe(`"date": Tue, 20 Apr 2021 02:07:55 GMT
"@authority": example.com
"content-type": application/json
"@signature-params": ("date" "@authority" "content-type");created=1618884473;keyid="test-shared-secret"`)
  })

  it('verifies the signature of B.2.6, by Ed25519', () => {
    const key = readVerifyingKey({ kty: 'OKP', crv: 'Ed25519', x: 'JrQLj5P_89iXES9-vFgrIy29clF9CC_oPPsw3c5D0bs' })
    const covered = input(
      'sig-b26=("date" "@method" "@path" "@authority" "content-type" "content-length");created=1618884473;keyid="test-key-ed25519"',
    )
    const signature = Buffer.from('wqcAqbmYJ2ji2glfAMaRy4gruYYnx2nEFN2HN6jrnDnQCK1u02Gb04v9EDgwUPiu4A0w6vuQv5lIp5WPpBKRCw==', 'base64')
    expect(key && verify(key.hash, Buffer.from(signatureBase(request, covered)), key.key, signature)).toBe(true)
  })

  it('verifies the signature of B.2.4, by P-256, of which the base is given there', () => {
    const key = readVerifyingKey({
      kty: 'EC',
      crv: 'P-256',
      x: 'qIVYZVLCrPZHGHjP17CTW0_-D9Lfw0EkjqF7xB4FivA',
      y: 'Mc4nN9LTDOBhfoUeg8Ye9WedFRhnZXZJA12Qp0zZ6F0',
    })
    const base = `"@status": 200
"content-type": application/json
"content-digest": sha-512=:mEWXIS7MaLRuGgxOBdODa3xqM1XdEvxoYhvlCFJ41QJgJc4GTsPp29l5oGX69wWdXymyU0rjJuahq4l5aGgfLQ==:
"content-length": 23
"@signature-params": ("@status" "content-type" "content-digest" "content-length");created=1618884473;keyid="test-key-ecc-p256"`
    const signature = Buffer.from('wNmSUAhwb5LxtOtOpNa6W5xj067m5hFrj0XQ4fvpaCLx0NKocgPquLgyahnzDnDAUy5eCdlYUEkLIj+32oiasw==', 'base64')
    expect(key && verify(key.hash, Buffer.from(base), { key: key.key, dsaEncoding: 'ieee-p1363' }, signature)).toBe(true)
  })

  it('digests as RFC 9530 does', () => {
    const body = Buffer.from('{"hello": "world"}\n')
    expect(contentDigest(body)).toBe('sha-256=:RK/0qy18MlBSVnWgjwz6lZEWjP/lF5HF9bvEF8FabDg=:')
    expect(isDigestOf(contentDigest(body), body)).toBe(true)
    expect(isDigestOf(request.headers.get('content-digest'), Buffer.from('{"hello": "world"}'))).toBe(true)
    for (const wrong of [null, '', 'sha-256', 'md5=:AAAA:', 'sha-256=:AAAA:', `${contentDigest(body)}, sha-512=:AAAA:`])
      expect(isDigestOf(wrong, body), String(wrong)).toBe(false)
  })
})

const now = new Date('2026-11-30T10:00:00Z')
const secret = 'x'.repeat(32)
const key = deriveSigningKey(secret, { kid: 'k1', salt: Buffer.alloc(32, 1) })
const url = new URL('https://shop.example/ucp/v1/carts?x=1')
const body = '{"a":1}'
const headers = { 'content-type': 'application/json', 'ucp-agent': 'profile="https://a.example/"', 'idempotency-key': 'k' }
const signed = signRequest(key, { method: 'POST', url, headers, body }, now)
const asked = (changes: Partial<SignedRequest> & { headers?: Headers } = {}): SignedRequest => ({
  method: 'POST',
  authority: url.host,
  path: url.pathname,
  query: url.search,
  headers: new Headers(signed),
  body: Buffer.from(body),
  ...changes,
})
const withHeaders = (changes: Record<string, string>) => asked({ headers: new Headers({ ...signed, ...changes }) })
const keys = (kid: string) => Promise.resolve(kid === 'k1' ? key.publicJwk : undefined)
const verified = (request: SignedRequest, findKey: Parameters<typeof verifyRequest>[1] = keys) =>
  verifyRequest(request, findKey, now).then(
    () => 'holds',
    (error: unknown) => (error as { code: string }).code,
  )

it('derives the same key from the same secret alone', () => {
  expect(deriveSigningKey(secret, { kid: 'k1', salt: Buffer.alloc(32, 1) }).publicJwk).toEqual(key.publicJwk)
  expect(deriveSigningKey('y'.repeat(32), { kid: 'k1', salt: Buffer.alloc(32, 1) }).publicJwk.x).not.toBe(key.publicJwk.x)
  expect(createPublicKey(key.privateKey).export({ format: 'jwk' })).toMatchObject({ x: key.publicJwk.x, y: key.publicJwk.y })
})

it('accepts what it signs, and nothing that differs', async () => {
  expect(await verified(asked())).toBe('holds')
  for (const change of [{ method: 'PUT' }, { authority: 'other.example' }, { path: '/ucp/v1/cart' }, { query: '?x=2' }])
    expect(await verified(asked(change)), JSON.stringify(change)).toBe('signature_invalid')
  for (const [name, value] of [
    ['ucp-agent', 'profile="https://b.example/"'],
    ['idempotency-key', 'other'],
    ['content-type', 'text/plain'],
  ] as const)
    expect(await verified(withHeaders({ [name]: value })), name).toBe('signature_invalid')
  expect(await verified(asked({ body: Buffer.from('{"a":2}') }))).toBe('digest_mismatch')
  expect(await verified(asked(), () => Promise.resolve(undefined))).toBe('key_not_found')
  expect(await verified(asked(), () => Promise.resolve({ kty: 'RSA', n: 'x', e: 'AQAB' }))).toBe('algorithm_unsupported')
  expect(await verified(asked(), () => Promise.resolve({ ...key.publicJwk, x: 'AAAA' }))).toBe('algorithm_unsupported')
})

it('takes a signature that leaves something out, or cannot be read, for none', async () => {
  for (const [name, value] of [
    ['signature', 'sig2=:AAAA:'],
    ['signature', 'sig1=5'],
    ['signature', '('],
    ['signature-input', ''],
    ['signature-input', 'sig1=5'],
    ['signature-input', 'sig1=("@method" "@authority" "@path" "@query" "ucp-agent" "content-digest" "content-type");keyid="k1"'],
    ['signature-input', (signed['signature-input'] ?? '').replace('"@method"', '"@method" "x-absent"')],
    ['signature-input', (signed['signature-input'] ?? '').replace('"@method"', '"@method" "@method"')],
    ['signature-input', (signed['signature-input'] ?? '').replace('"ucp-agent"', '"ucp-agent";bs')],
  ] as const)
    expect(['signature_invalid', 'key_not_found'], value).toContain(await verified(withHeaders({ [name]: value })))
})

it.each([
  ['P-384', () => generateKeyPairSync('ec', { namedCurve: 'P-384' }), 'sha384'],
  ['Ed25519', () => generateKeyPairSync('ed25519'), null],
] as const)('accepts %s too, and one holding signature beside another', async (_name, generate, hash) => {
  const pair: { privateKey: KeyObject; publicKey: KeyObject } = generate()
  const covered = parseDictionary((signed['signature-input'] ?? '').replace('"k1"', '"k2"')).get('sig1') as InnerList
  const base = Buffer.from(signatureBase(asked(), covered))
  const signature = sign(hash, base, { key: pair.privateKey, dsaEncoding: 'ieee-p1363' })
  const both = withHeaders({
    'signature-input': `${(signed['signature-input'] ?? '').replace('sig1', 'a').replace('"k1"', '"gone"')}, ${serializeDictionary(new Map([['b', covered]]))}`,
    signature: `a=:AAAA:, ${serializeDictionary({ b: signature })}`,
  })
  const jwk = pair.publicKey.export({ format: 'jwk' })
  expect(await verified(both, (kid) => Promise.resolve(kid === 'k2' ? { ...jwk } : undefined))).toBe('holds')
})

it('refuses a signature that has expired or is from the future', async () => {
  for (const [at, expected] of [
    [now, 'holds'],
    [new Date(now.getTime() + 290_000), 'holds'],
    [new Date(now.getTime() + 310_000), 'signature_invalid'],
  ] as const) {
    const later = new Headers(signRequest(key, { method: 'POST', url, headers, body }, at))
    expect(await verified(asked({ headers: later })), at.toISOString()).toBe(expected)
  }
  const covered = [...parseDictionary(signed['signature-input'] ?? '').values()][0] as InnerList
  covered[1].set('expires', now.getTime() / 1000 - 1)
  const signature = sign('sha256', Buffer.from(signatureBase(asked(), covered)), { key: key.privateKey, dsaEncoding: 'ieee-p1363' })
  const expired = withHeaders({
    'signature-input': serializeDictionary(new Map([['sig1', covered]])),
    signature: serializeDictionary({ sig1: signature }),
  })
  expect(await verified(expired)).toBe('signature_invalid')
})
