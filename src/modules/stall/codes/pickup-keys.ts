import { createPrivateKey, createPublicKey, hash, hkdfSync, type KeyObject, sign, verify } from 'node:crypto'
import type { PickupCode } from '#contract/rules/pickup-code.ts'
import type { Ctx } from '#modules/context.ts'

/** The DER headers of a raw Ed25519 key: PKCS #8 and SubjectPublicKeyInfo. */
const privateHeader = Buffer.from('302e020100300506032b657004220420', 'hex')
const publicHeader = Buffer.from('302a300506032b6570032100', 'hex')

export type PickupKey = { id: string; publicKey: Buffer; privateKey: KeyObject }

/** Derived, stored nowhere. With a new secret earlier codes stay valid: their public keys stay in the database. */
export function pickupKeyOf(secret: string): PickupKey {
  const seed = Buffer.from(hkdfSync('sha256', secret, 'tulpar', 'pickup codes', 32))
  const privateKey = createPrivateKey({ key: Buffer.concat([privateHeader, seed]), format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(publicHeader.length)
  return { id: keyIdOf(publicKey), publicKey, privateKey }
}

function keyIdOf(publicKey: Buffer): string {
  return hash('sha256', publicKey, 'buffer').subarray(0, 4).toString('hex')
}

export function signPayload({ privateKey }: PickupKey, payload: Uint8Array): Uint8Array {
  return sign(null, payload, privateKey)
}

/** Stores the current public key, before its first code is issued. */
export async function rememberKey({ db, clock }: Pick<Ctx, 'db' | 'clock'>, { id, publicKey }: PickupKey): Promise<void> {
  await db
    .insertInto('pickup_keys')
    .values({ id, public_key: publicKey, created_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Returns every key that may have signed a code, newest first. */
export async function listKeys({ db }: Pick<Ctx, 'db'>): Promise<{ id: string; publicKey: Buffer }[]> {
  const rows = await db.selectFrom('pickup_keys').select(['id', 'public_key']).orderBy('created_at', 'desc').orderBy('id').execute()
  return rows.map(({ id, public_key }) => ({ id, publicKey: public_key }))
}

export async function isSigned({ db }: Pick<Ctx, 'db'>, { keyId, signed, signature }: PickupCode): Promise<boolean> {
  const key = await db.selectFrom('pickup_keys').select('public_key').where('id', '=', keyId).executeTakeFirst()
  if (!key) return false
  const publicKey = createPublicKey({ key: Buffer.concat([publicHeader, key.public_key]), format: 'der', type: 'spki' })
  return verify(null, signed, publicKey, signature)
}
