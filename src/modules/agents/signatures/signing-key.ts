import { createECDH, createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto'

/** The order of P-256 (FIPS 186-5). */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
const scalarBytes = 32
/** More bytes than the scalar has make it uniform (FIPS 186-5, appendix A.2.1). */
const derivedBytes = 48

export type PublicJwk = { kid: string; kty: 'EC'; crv: 'P-256'; x: string; y: string; use: 'sig'; alg: 'ES256' }
export type SigningKey = { kid: string; privateKey: KeyObject; publicJwk: PublicJwk }

/** Derives the P-256 key of this salt from AUTH_SECRET, so that neither the database nor its dump holds it. */
export function deriveSigningKey(authSecret: string, { kid, salt }: { kid: string; salt: Buffer }): SigningKey {
  const derived = Buffer.from(hkdfSync('sha256', authSecret, salt, 'agents signing key', derivedBytes))
  const scalar = (BigInt(`0x${derived.toString('hex')}`) % (order - 1n)) + 1n
  const secret = Buffer.from(scalar.toString(16).padStart(scalarBytes * 2, '0'), 'hex')
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(secret)
  const point = curve.getPublicKey()
  const [x, y] = [point.subarray(1, 1 + scalarBytes), point.subarray(1 + scalarBytes)].map((part) => part.toString('base64url'))
  const jwk = { kty: 'EC' as const, crv: 'P-256' as const, x: x ?? '', y: y ?? '' }
  const privateKey = createPrivateKey({ key: { ...jwk, d: secret.toString('base64url') }, format: 'jwk' })
  return { kid, privateKey, publicJwk: { kid, ...jwk, use: 'sig', alg: 'ES256' } }
}

/** A key with which a signature can be checked, and the algorithm that follows from its type. */
export type VerifyingKey = { key: KeyObject; hash: 'sha256' | 'sha384' | null; algorithm: string }

const algorithms: Record<string, Omit<VerifyingKey, 'key'> | undefined> = {
  'EC P-256': { hash: 'sha256', algorithm: 'ecdsa-p256-sha256' },
  'EC P-384': { hash: 'sha384', algorithm: 'ecdsa-p384-sha384' },
  'OKP Ed25519': { hash: null, algorithm: 'ed25519' },
}

/** Reads the public part of a JWK; undefined for a type that the shop does not support, or a broken key. */
export function readVerifyingKey(jwk: Record<string, unknown>): VerifyingKey | undefined {
  const { kty, crv, x, y } = jwk
  const known = algorithms[`${String(kty)} ${String(crv)}`]
  if (!known || typeof x !== 'string') return undefined
  try {
    const key = { kty: String(kty), crv: String(crv), x, ...(typeof y === 'string' && { y }) }
    return { ...known, key: createPublicKey({ key, format: 'jwk' }) }
  } catch {
    return undefined
  }
}
