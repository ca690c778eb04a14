import type { KeyObject, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readSealFile } from '#modules/einvoice/signature/read-seal-file.ts'

/** Of a certificate for tests. Its authority does not exist. */
export const sealPassphrase = 'Golden-Test-1!'

export function sealFile(name: 'seal.p12' | 'seal-old.p12' | 'seal.crt'): Buffer<ArrayBuffer> {
  return Buffer.from(readFileSync(new URL(`../fixtures/einvoice/${name}`, import.meta.url)))
}

export async function falseSeal(): Promise<{ certificate: X509Certificate; key: KeyObject }> {
  const read = await readSealFile(sealFile('seal.p12'), sealPassphrase)
  if (!('key' in read)) throw new Error('The false seal cannot be read')
  return read
}

/** Its key as a PEM file has it. */
export async function sealKeyPem(): Promise<string> {
  return String((await falseSeal()).key.export({ type: 'pkcs8', format: 'pem' }))
}
