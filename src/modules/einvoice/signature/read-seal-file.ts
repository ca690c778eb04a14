import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import type { asn1, pkcs12 } from 'node-forge'
import type { SigningSeal } from './sign-document.ts'

/** The field with the code of its message. */
export type SealFault =
  | { file: 'seal_unreadable' | 'seal_without_key' | 'seal_without_certificate' | 'seal_of_another_key' }
  | { passphrase: 'seal_passphrase_wrong' }

/**
 * Reads certificate and key from a .p12 or .pfx of an authority, in old or new encryption, or from a PEM with both. Of several certificates
 * it takes the one of the key.
 */
export async function readSealFile(bytes: Buffer, passphrase: string): Promise<SigningSeal | SealFault> {
  const text = bytes.toString('latin1')
  const found = text.includes('-----BEGIN ') ? readPem(text, passphrase) : await readPkcs12(text, passphrase)
  if (!('keys' in found)) return found
  const { keys, certificates } = found
  if (keys.length === 0) return { file: 'seal_without_key' }
  if (certificates.length === 0) return { file: 'seal_without_certificate' }
  for (const key of keys) {
    const certificate = certificates.find((one) => one.checkPrivateKey(key))
    if (certificate) return { certificate, key }
  }
  return { file: 'seal_of_another_key' }
}

type Found = { keys: KeyObject[]; certificates: X509Certificate[] } | SealFault

function readPem(text: string, passphrase: string): Found {
  const blocks = text.match(/-----BEGIN ([A-Z\d ]+)-----[\s\S]+?-----END \1-----/g) ?? []
  try {
    const certificates = blocks.filter((block) => block.startsWith('-----BEGIN CERTIFICATE-')).map((block) => new X509Certificate(block))
    const keys = blocks.filter((block) => /^-----BEGIN [A-Z ]*PRIVATE KEY-/.test(block))
    return { certificates, keys: keys.map((key) => createPrivateKey({ key, passphrase })) }
  } catch (error) {
    return isWrongPassphrase(error, text) ? { passphrase: 'seal_passphrase_wrong' } : { file: 'seal_unreadable' }
  }
}

/** Of some 400 wrong passphrases one decrypts the key to rubbish, which OpenSSL calls unsupported. */
function isWrongPassphrase(error: unknown, text: string): boolean {
  const { code = '' } = error as { code?: string }
  if (code === 'ERR_OSSL_UNSUPPORTED') return text.includes('ENCRYPTED')
  return ['ERR_OSSL_BAD_DECRYPT', 'ERR_MISSING_PASSPHRASE', 'ERR_OSSL_CRYPTO_INTERRUPTED_OR_CANCELLED'].includes(code)
}

/** Node cannot open these files. The library is loaded when the first one is sent. */
async function readPkcs12(text: string, passphrase: string): Promise<Found> {
  const { default: forge } = await import('node-forge')
  const { pki } = forge
  // The library parses only certificates of RSA keys, and leaves the others as they were.
  const certificateIn = ({ cert, asn1: raw }: pkcs12.Bag) =>
    new X509Certificate(Buffer.from(forge.asn1.toDer(cert ? pki.certificateToAsn1(cert) : raw).getBytes(), 'latin1'))
  let parsed: asn1.Asn1
  try {
    parsed = forge.asn1.fromDer(forge.util.createBuffer(text))
  } catch {
    return { file: 'seal_unreadable' }
  }
  try {
    const file = forge.pkcs12.pkcs12FromAsn1(parsed, false, passphrase)
    const bagsOf = (bagType: string) => file.getBags({ bagType })[bagType] ?? []
    const keys = [...bagsOf(pki.oids['pkcs8ShroudedKeyBag'] ?? ''), ...bagsOf(pki.oids['keyBag'] ?? '')]
    return {
      keys: keys.flatMap(({ key }) => (key ? [createPrivateKey(pki.privateKeyToPem(key))] : [])),
      certificates: bagsOf(pki.oids['certBag'] ?? '').map(certificateIn),
    }
  } catch (error) {
    return error instanceof Error && /mac could not be verified|invalid password/i.test(error.message)
      ? { passphrase: 'seal_passphrase_wrong' }
      : { file: 'seal_unreadable' }
  }
}
