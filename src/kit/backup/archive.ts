import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { pipeline } from 'node:stream/promises'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { create, extract } from 'tar'

/** An age key pair: the recipient encrypts a backup, the identity decrypts it. https://age-encryption.org/v1 */
export type BackupKeys = { recipient: string; identity: string }

export async function makeBackupKeys(): Promise<BackupKeys> {
  const identity = await generateX25519Identity()
  return { identity, recipient: await identityToRecipient(identity) }
}

/** `key` is a recipient (`age1…`), or an identity (`AGE-SECRET-KEY-1…`) whose recipient is returned. */
export function recipientOf(key: string): Promise<string> {
  return key.startsWith('age1') ? Promise.resolve(key) : identityToRecipient(key)
}

/** Packs `folder` into one file that only the identity of `recipient` can open. */
export async function packBackup({ folder, file, recipient }: { folder: string; file: string; recipient: string }): Promise<void> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  // Not compressed: the content is compressed already, or images.
  const packed = Readable.from(create({ cwd: folder, portable: true, strict: true }, ['.']))
  const locked = await encrypter.encrypt(bytesOf(packed))
  await pipeline(nodeStreamOf(locked), createWriteStream(file, { mode: 0o600, flags: 'wx' }))
}

/** Unpacks a backup. Throws if the identity does not open the file, or if any byte has changed. */
export async function unpackBackup({ file, folder, identity }: { file: string; folder: string; identity: string }): Promise<void> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    const opened = await decrypter.decrypt(bytesOf(createReadStream(file)))
    await pipeline(nodeStreamOf(opened), extract({ cwd: folder, strict: true, preservePaths: false }))
  } catch (error) {
    // The reason alone ("invalid tag") names no file.
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${basename(file)} can't be opened: it is damaged, or locked for another key (${reason})`, { cause: error })
  }
}

/** Node and the browser have separate types for web streams. */
function bytesOf(stream: Readable): globalThis.ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as unknown as globalThis.ReadableStream<Uint8Array>
}

function nodeStreamOf(stream: globalThis.ReadableStream<Uint8Array>): Readable {
  return Readable.fromWeb(stream as unknown as ReadableStream)
}
