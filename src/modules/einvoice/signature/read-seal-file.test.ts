import { execFileSync } from 'node:child_process'
import { createPrivateKey, generateKeyPairSync, X509Certificate } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sealFile, sealKeyPem, sealPassphrase } from '#tests/support/false-seal.ts'
import { temporaryFolder } from '#tests/support/shop.ts'
import { factsOf, whyUnfit } from './check-seal.ts'
import { readSealFile } from './read-seal-file.ts'
import { issuerNameOf } from './sign-document.ts'

const passphrase = sealPassphrase
const certificate = new X509Certificate(sealFile('seal.crt'))
const keyPem = await sealKeyPem()
const key = createPrivateKey(keyPem)
const now = new Date('2026-11-30T00:00:00Z')
const own = { tin: 'C99999999990', id_value: '202699999999' }
const [encrypted, otherKey] = [
  key.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase }),
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey,
]
const pem = (...parts: (string | Buffer)[]) => Buffer.from(parts.map(String).join('\n'))
/** The first wrong passphrase that decrypts the key to rubbish: one in some 400 does. */
const rubbishWord = Array.from({ length: 10_000 }, (_, place) => `wrong-${place}`).find(
  (word) => codeOfOpening(encrypted, word) === 'ERR_OSSL_UNSUPPORTED',
)

function codeOfOpening(pemKey: string | Buffer, word: string): string | undefined {
  try {
    createPrivateKey({ key: pemKey, passphrase: word })
    return undefined
  } catch (error) {
    return (error as { code?: string }).code
  }
}

it.each([
  ['a .p12 in new encryption', sealFile('seal.p12'), passphrase],
  ['a .p12 in the encryption of old authorities', sealFile('seal-old.p12'), passphrase],
  ['PEM', pem(sealFile('seal.crt'), keyPem), ''],
  ['PEM with an encrypted key', pem(encrypted, sealFile('seal.crt')), passphrase],
])('reads certificate and key from %s', async (_kind, bytes, word) => {
  const read = await readSealFile(bytes, word)
  if (!('key' in read)) throw new Error(JSON.stringify(read))
  expect(read.certificate.raw.equals(certificate.raw)).toBe(true)
  expect(read.key.equals(key)).toBe(true)
})

it.each([
  ['a wrong password', sealFile('seal.p12'), 'no', { passphrase: 'seal_passphrase_wrong' }],
  ['a wrong password of an old file', sealFile('seal-old.p12'), 'no', { passphrase: 'seal_passphrase_wrong' }],
  ['a wrong password of PEM', pem(encrypted, sealFile('seal.crt')), 'no', { passphrase: 'seal_passphrase_wrong' }],
  ['a wrong password that decrypts to rubbish', pem(encrypted), rubbishWord ?? '', { passphrase: 'seal_passphrase_wrong' }],
  ['an encrypted key without password', pem(encrypted, sealFile('seal.crt')), '', { passphrase: 'seal_passphrase_wrong' }],
  ['rubbish', Buffer.from('a horse'), '', { file: 'seal_unreadable' }],
  ['an empty file', Buffer.from(''), '', { file: 'seal_unreadable' }],
  ['a broken certificate', pem('-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----'), '', { file: 'seal_unreadable' }],
  ['a certificate alone', sealFile('seal.crt'), '', { file: 'seal_without_key' }],
  ['a key alone', Buffer.from(keyPem), '', { file: 'seal_without_certificate' }],
  ['the key of another certificate', pem(sealFile('seal.crt'), otherKey), '', { file: 'seal_of_another_key' }],
])('refuses %s', async (_kind, bytes, word, fault) => {
  expect(await readSealFile(bytes, word)).toEqual(fault)
})

it('knows what the certificate says, and until when', () => {
  expect(factsOf(certificate)).toMatchObject({
    tin: own.tin,
    brn: own.id_value,
    serial_number: '102506134797890',
    not_after: '2045-01-01T00:00:00.000Z',
  })
})

it('says why a certificate cannot sign for this seller now', () => {
  const seal = { certificate, key }
  expect(whyUnfit(seal, own, now)).toBeUndefined()
  expect(whyUnfit(seal, { tin: '', id_value: '' }, now)).toBeUndefined()
  expect(whyUnfit(seal, { ...own, tin: 'C12345678900' }, now)).toBe('seal_of_another_seller')
  expect(whyUnfit(seal, { ...own, id_value: '202600000001' }, now)).toBe('seal_of_another_seller')
  expect(whyUnfit(seal, own, new Date('2045-01-01T00:00:00Z'))).toBe('seal_run_out')
  expect(whyUnfit(seal, own, new Date('2024-12-31T00:00:00Z'))).toBe('seal_not_yet')
  const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  expect(whyUnfit({ certificate, key: elliptic }, own, now)).toBe('seal_not_rsa')
  expect(whyUnfit({ certificate, key: generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey }, own, now)).toBe('seal_not_rsa')
})

it.each([
  ['digitalSignature', undefined],
  ['nonRepudiation', undefined],
  ['keyEncipherment', 'seal_not_for_signing'],
])('lets a certificate for %s sign: %s', (usage, outcome) => {
  const keyFile = join(temporaryFolder(), 'key.pem')
  writeFileSync(keyFile, keyPem)
  const made = execFileSync(
    'openssl',
    ['req', '-x509', '-new', '-key', keyFile, '-days', '3650', '-subj', '/CN=Seal', '-addext', `keyUsage=critical,${usage}`],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  expect(whyUnfit({ certificate: new X509Certificate(made), key }, { tin: '', id_value: '' }, new Date())).toBe(outcome)
})

it('writes the issuer’s name from its last part to its first, and quotes values with special characters', () => {
  expect(
    issuerNameOf({
      issuer: String.raw`C=MY
O=Trust\, Seal \& Co
CN=CA G1`,
    }),
  ).toBe('CN=CA G1, O="Trust, Seal & Co", C=MY')
})
