import { createDecipheriv, createHash } from 'node:crypto'
import { hardenedHash, rc4, xored } from './pdf-ciphers.ts'
import { type PdfValue, UnreadablePdf } from './pdf-syntax.ts'
import { numberOf, type PdfObject, valuesOf } from './pdf-values.ts'

/** Decrypts the stream of an object. Throws UnreadablePdf, also if the encryption leaves streams plain. */
export type Unlock = (content: string, of: Pick<PdfObject, 'number' | 'generation'>) => string

type Cipher = 'none' | 'rc4' | 'aes-128' | 'aes-256'
type Lock = { dictionary: PdfValue; revision: number; keyBytes: number; cipher: Cipher }

const anyLock = /\/Encrypt(?![\w-])/g
const escape = /#([0-9a-f]{2})/gi
/** The padding of an empty password (ISO 32000-2, 7.6.4.3). */
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')

/**
 * Returns how to decrypt a file that opens without a password (ISO 32000-2, 7.6: standard security handler, empty user password); undefined
 * if it is not encrypted. Throws UnreadablePdf for any other encryption, or an ambiguous one.
 */
export function findLock(text: string, objects: readonly PdfObject[]): Unlock | undefined {
  const entries = objects.flatMap(({ value }) => valuesOf(value, 'Encrypt'))
  const mentions = text.replace(escape, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))).match(anyLock)?.length ?? 0
  if (mentions === 0) return undefined
  const [dictionary, ...others] = entries.every(({ type }) => type === 'reference') ? namedBy(entries, objects) : entries
  if (dictionary?.type !== 'dictionary' || others.length > 0 || mentions !== entries.length) throw new UnreadablePdf()
  const lock = readLock(dictionary)
  const key = lock.revision >= 5 ? storedKey(text, lock) : derivedKey(text, lock, firstId(text, objects))
  return (content, { number, generation }) =>
    decrypt(Buffer.from(content, 'latin1'), { ...lock, key, number, generation }).toString('latin1')
}

function namedBy(references: readonly PdfValue[], objects: readonly PdfObject[]): PdfValue[] {
  const numbers = new Set(references.map((value) => (value.type === 'reference' ? value.number : -1)))
  return numbers.size === 1 ? objects.flatMap(({ number, value }) => (numbers.has(number) ? [value] : [])) : []
}

function readLock(dictionary: PdfValue): Lock {
  const [filter] = valuesOf(dictionary, 'Filter')
  const [version, revision] = [numberOf(dictionary, 'V') ?? 0, numberOf(dictionary, 'R') ?? 0]
  if (filter?.type !== 'name' || filter.name !== 'Standard') throw new UnreadablePdf()
  if (version === 1 && revision === 2) return { dictionary, revision, keyBytes: 5, cipher: 'rc4' }
  if ((version === 1 || version === 2) && revision === 3) {
    const bits = version === 1 ? 40 : (numberOf(dictionary, 'Length') ?? 40)
    if (bits % 8 !== 0 || bits < 40 || bits > 128) throw new UnreadablePdf()
    return { dictionary, revision, keyBytes: bits / 8, cipher: 'rc4' }
  }
  if (version === 4 && revision === 4) return { dictionary, revision, keyBytes: 16, cipher: cipherOf(dictionary, ['rc4', 'aes-128']) }
  if (version === 5 && (revision === 5 || revision === 6))
    return { dictionary, revision, keyBytes: 32, cipher: cipherOf(dictionary, ['aes-256']) }
  throw new UnreadablePdf()
}

const ciphers: Readonly<Record<string, Cipher>> = { V2: 'rc4', AESV2: 'aes-128', AESV3: 'aes-256' }

/** Returns the cipher of the streams (7.6.6). Some readers look Identity up among the filters, or read None as RC4. */
function cipherOf(dictionary: PdfValue, allowed: readonly Cipher[]): Cipher {
  const [chosen, ...others] = valuesOf(dictionary, 'StmF')
  const isNamedIdentity = valuesOf(dictionary, 'CF').some((filters) => valuesOf(filters, 'Identity').length > 0)
  if (others.length > 0 || isNamedIdentity) throw new UnreadablePdf()
  if (chosen === undefined || (chosen.type === 'name' && chosen.name === 'Identity')) return 'none'
  const methods = valuesOf(dictionary, 'CF')
    .flatMap((filters) => (chosen.type === 'name' ? valuesOf(filters, chosen.name) : []))
    .flatMap((filter) => valuesOf(filter, 'CFM'))
  const [method] = methods
  const cipher = method?.type === 'name' && methods.length === 1 ? ciphers[method.name] : undefined
  if (cipher === undefined || !allowed.includes(cipher)) throw new UnreadablePdf()
  return cipher
}

/** For revisions 2 to 4 (7.6.4.3.2), checked against the password's entry (7.6.4.4). */
function derivedKey(text: string, { dictionary, revision, keyBytes }: Lock, id: Buffer): Buffer {
  const flags = Buffer.alloc(4)
  flags.writeInt32LE((numberOf(dictionary, 'P') ?? 0) | 0)
  const [keepsMetadata] = valuesOf(dictionary, 'EncryptMetadata')
  const hasPlainMetadata = revision >= 4 && keepsMetadata?.type === 'keyword' && keepsMetadata.word === 'false'
  let key = md5(padding, stringOf(text, dictionary, 'O', 32), flags, id, Buffer.alloc(hasPlainMetadata ? 4 : 0, 0xff)).subarray(0, keyBytes)
  if (revision >= 3) for (let round = 0; round < 50; round += 1) key = md5(key).subarray(0, keyBytes)
  const stored = stringOf(text, dictionary, 'U', 32)
  if (revision === 2) return checked(key, rc4(key, padding).equals(stored))
  let check = md5(padding, id)
  for (let round = 0; round < 20; round += 1) check = rc4(xored(key, round), check)
  return checked(key, check.equals(stored.subarray(0, 16)))
}

/** For revisions 5 and 6 (7.6.4.3.3): the key itself is stored, encrypted with the empty password. */
function storedKey(text: string, { dictionary, revision }: Lock): Buffer {
  const stored = stringOf(text, dictionary, 'U', 48)
  const hash = (salt: Buffer) => (revision === 5 ? createHash('sha256').update(salt).digest() : hardenedHash(salt))
  const isOpen = hash(stored.subarray(32, 40)).equals(stored.subarray(0, 32))
  const decipher = createDecipheriv('aes-256-cbc', hash(stored.subarray(40, 48)), Buffer.alloc(16)).setAutoPadding(false)
  const key = Buffer.concat([decipher.update(stringOf(text, dictionary, 'UE', 32)), decipher.final()])
  return checked(key, isOpen)
}

function checked(key: Buffer, isOpen: boolean): Buffer {
  if (!isOpen) throw new UnreadablePdf()
  return key
}

/** Returns the first id of the trailers. Files without one count as having an empty id. */
function firstId(text: string, objects: readonly PdfObject[]): Buffer {
  const ids = objects
    .filter(({ value }) => valuesOf(value, 'Encrypt').length > 0)
    .flatMap(({ value }) => valuesOf(value, 'ID'))
    .map((id) => bytesOf(text, id.type === 'array' ? id.items[0] : id))
  const [first = Buffer.alloc(0)] = ids
  if (ids.some((id) => !id.equals(first))) throw new UnreadablePdf()
  return first
}

function stringOf(text: string, dictionary: PdfValue, key: string, bytes: number): Buffer {
  const [value, ...others] = valuesOf(dictionary, key)
  const read = bytesOf(text, value)
  // The value may be longer, because some writers pad it.
  if (others.length > 0 || read.length < bytes) throw new UnreadablePdf()
  return read.subarray(0, bytes)
}

const escaped: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** Returns the bytes of a string (7.3.4). */
function bytesOf(text: string, value: PdfValue | undefined): Buffer {
  if (value?.type !== 'text') throw new UnreadablePdf()
  const inside = text.slice(value.from + 1, value.to - 1)
  if (text.charAt(value.from) === '<') {
    const digits = inside.replace(/[\0\t\n\f\r ]/g, '')
    if (!/^[\da-f]*$/i.test(digits)) throw new UnreadablePdf()
    return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex')
  }
  const read = inside.replace(/\\(?:([0-7]{1,3})|(\r\n|\n|\r)|([^]))|\r\n?/g, (_, octal?: string, lineEnd?: string, sign?: string) => {
    if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) & 0xff)
    if (sign !== undefined) return escaped[sign] ?? sign
    return lineEnd === undefined ? '\n' : ''
  })
  return Buffer.from(read, 'latin1')
}

type Encrypted = Lock & { key: Buffer } & Pick<PdfObject, 'number' | 'generation'>

/** ISO 32000-2, 7.6.3. */
function decrypt(content: Buffer, { cipher, key, number, generation }: Encrypted): Buffer {
  if (cipher === 'none') throw new UnreadablePdf()
  if (cipher === 'aes-256') return decryptAes(content, key)
  const about = Buffer.alloc(5)
  about.writeUIntLE(number & 0xffffff, 0, 3)
  about.writeUIntLE(generation & 0xffff, 3, 2)
  const ownKey = md5(key, about, Buffer.from(cipher === 'aes-128' ? 'sAlT' : '')).subarray(0, Math.min(key.length + 5, 16))
  return cipher === 'rc4' ? rc4(ownKey, content) : decryptAes(content, ownKey)
}

function decryptAes(content: Buffer, key: Buffer): Buffer {
  try {
    const decipher = createDecipheriv(key.length === 32 ? 'aes-256-cbc' : 'aes-128-cbc', key, content.subarray(0, 16))
    return Buffer.concat([decipher.update(content.subarray(16)), decipher.final()])
  } catch {
    throw new UnreadablePdf()
  }
}

function md5(...parts: readonly Buffer[]): Buffer {
  const hash = createHash('md5')
  for (const part of parts) hash.update(part)
  return hash.digest()
}
