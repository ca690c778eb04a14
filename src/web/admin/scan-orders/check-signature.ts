import type { Manifest } from '#contract/pickups.ts'
import type { PickupCode } from '#contract/rules/pickup-code.ts'

/** 'unchecked' means that this browser does not support Ed25519, so only the server can check the code. */
export type Checked = 'good' | 'bad' | 'unchecked'

/** Checks that the server signed the code with one of the keys in the list. */
export async function checkSignature({ keyId, signed, signature }: PickupCode, keys: Manifest['keys']): Promise<Checked> {
  const known = keys.find(({ id }) => id === keyId)
  if (!known) return 'bad'
  const key = await importKey(known.public_key)
  if (!key) return 'unchecked'
  return (await crypto.subtle.verify('Ed25519', key, signature, signed)) ? 'good' : 'bad'
}

async function importKey(text: string): Promise<CryptoKey | undefined> {
  try {
    return await crypto.subtle.importKey('raw', bytesOf(text), 'Ed25519', false, ['verify'])
  } catch {
    return undefined
  }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0)
}
