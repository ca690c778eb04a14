import { readFile, stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { unpackBackup } from '#kit/backup/archive.ts'
import { openBackupStore } from '#kit/backup/backup-store.ts'
import { isSignedBy } from '#kit/backup/signature.ts'
import type { Config } from '#kit/config/config.ts'

type Asked = {
  /** A folder, an encrypted file, the name of one in BACKUP_TO, or `newest`. */
  from: string
  /** A file that contains the identity; undefined: BACKUP_KEY is used. */
  keyFile: string | undefined
  /** Accepts an encrypted file without a signature by this shop's AUTH_SECRET. */
  acceptsUnsigned: boolean
  /** An existing folder for the fetched and decrypted files. */
  work: string
}

/**
 * Fetches, verifies and decrypts a backup. Returns the folder with its rows and files, its name, and in `bytes` the size of the encrypted
 * file. A folder has no signature, as its owner put it there.
 */
export async function openBackup(
  config: Config,
  { from, keyFile, acceptsUnsigned, work }: Asked,
): Promise<{ folder: string; name: string; bytes: number }> {
  const found = await stat(resolve(from)).catch(() => undefined)
  if (found?.isDirectory()) return { folder: resolve(from), name: from, bytes: 0 }
  const name = found ? basename(from) : await nameIn(config, from)
  const file = found ? resolve(from) : join(work, 'archive')
  const store = config.backup && (await openBackupStore(config.backup.url, config.dataDir))
  if (!found) await store?.fetch(name, file)
  const signature = found ? await readFile(`${file}.signature`, 'utf8').catch(() => undefined) : await store?.fetchSignature(name)
  if (!acceptsUnsigned) await checkSignature(signature, { file, name, secret: config.authSecret })
  const folder = join(work, 'content')
  await unpackBackup({ file, folder, identity: await readIdentity(config, keyFile) })
  return { folder, name, bytes: (await stat(file)).size }
}

async function checkSignature(signature: string | undefined, signed: { file: string; name: string; secret: string }): Promise<void> {
  const advice = 'Where only you can write to that place, --accept-unsigned takes it all the same'
  if (signature === undefined) throw new Error(`${signed.name} has no signature beside it. ${advice}`)
  if (await isSignedBy(signature, signed)) return
  throw new Error(`${signed.name} was changed, or signed with another AUTH_SECRET: set the one of the shop that made it. ${advice}`)
}

async function nameIn({ backup, dataDir }: Config, asked: string): Promise<string> {
  if (backup === undefined) throw new Error(`${asked} is no file and no folder, and BACKUP_TO is not set`)
  const stored = await (await openBackupStore(backup.url, dataDir)).list()
  const found = asked === 'newest' ? stored[0] : stored.find(({ name }) => name === asked)
  if (found === undefined) throw new Error(asked === 'newest' ? 'BACKUP_TO holds no backup yet' : `BACKUP_TO holds no ${asked}`)
  return found.name
}

async function readIdentity({ backup }: Config, keyFile: string | undefined): Promise<string> {
  const text = keyFile === undefined ? (backup?.key ?? '') : await readFile(keyFile, 'utf8')
  const identity = /AGE-SECRET-KEY-1[A-Z0-9]+/.exec(text)?.[0]
  if (identity === undefined) throw new Error('what opens the backup is not here: name a file that holds AGE-SECRET-KEY-1… with --key-file')
  return identity
}
