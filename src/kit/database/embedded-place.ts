import { createHash, randomUUID } from 'node:crypto'
import { chownSync, existsSync, linkSync, lstatSync, mkdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sync, writeDurably } from '../files/durable.ts'
import { ensureDataDir } from '../files/private-folder.ts'
import { draftOf, removeLeftDrafts } from './drafts.ts'
import { type Account, ensureOpenFolder, findNobody, isReachable, ownerOf } from './embedded-account.ts'
import { findBinaries } from './embedded-binaries.ts'
import { socketName } from './embedded-lock-files.ts'

export interface EmbeddedPlace {
  /** PGDATA, the cluster's files. */
  folder: string
  binaries: string
  socketFolder: string
  /** The account that runs the server; undefined for the account of this process. */
  account: Account | undefined
}

/** sockaddr_un holds 108 bytes on Linux and 104 on macOS. */
const maxSocketPathBytes = 100

/** Root runs it as `nobody`, since PostgreSQL refuses root, and moves the data if `nobody` can't reach DATA_DIR. */
export function findEmbeddedPlace(dataDir: string): EmbeddedPlace {
  ensureDataDir(dataDir)
  const home = realpathSync(dataDir)
  const inside = join(home, 'postgres')
  if (process.getuid?.() !== 0) {
    return { folder: inside, binaries: findBinaries(undefined), socketFolder: findSocketFolder(inside, undefined), account: undefined }
  }
  const insideAccount = ownerOf(inside) ?? findNobody()
  const folder = isReachable(home, insideAccount) ? inside : ensureOutsideFolder(home)
  const account = ownerOf(folder) ?? findNobody()
  return { folder, binaries: findBinaries(account), socketFolder: findSocketFolder(folder, account), account }
}

/** DATA_DIR records the outside location, so deleting DATA_DIR also forgets the database, as people expect. */
function ensureOutsideFolder(home: string): string {
  const pointer = join(home, 'postgres.path')
  if (!existsSync(pointer)) {
    removeLeftDrafts(pointer)
    const draft = draftOf(pointer)
    writeDurably(draft, `${join(ensureOpenFolder(), `postgres-${randomUUID()}`)}\n`)
    try {
      linkSync(draft, pointer)
      sync(home)
    } catch (error) {
      if (!existsSync(pointer)) throw error
    } finally {
      rmSync(draft)
    }
  }
  const folder = readFileSync(pointer, 'utf8').trim()
  if (folder === '') throw new Error(`${pointer} is empty: write into it where the database lies, or remove it for a new one`)
  return folder
}

function findSocketFolder(folder: string, account: Account | undefined): string {
  if (Buffer.byteLength(join(folder, socketName)) <= maxSocketPathBytes) return folder
  const owner = account?.uid ?? process.getuid?.() ?? 0
  const name = `tulpar-${owner}-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`
  const base = Buffer.byteLength(tmpdir()) <= 40 && (!account || isReachable(tmpdir(), account)) ? tmpdir() : '/tmp'
  return ensurePrivateFolder(join(base, name), account, owner)
}

/** Throws for a folder that is not ours. Anybody can create one in /tmp and pose as the database. */
function ensurePrivateFolder(path: string, account: Account | undefined, owner: number): string {
  if (!existsSync(path)) {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    if (account) chownSync(path, account.uid, account.gid)
  }
  const stats = lstatSync(path)
  if (!stats.isDirectory() || stats.uid !== owner || (stats.mode & 0o077) !== 0) {
    throw new Error(`${path} belongs to somebody else: remove it, or set DATA_DIR to a shorter path`)
  }
  return path
}
