import { chmodSync, existsSync, lstatSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

export interface Account {
  uid: number
  gid: number
}

/** For files that `nobody` must reach when root runs the shop from a closed folder. */
const openFolders = ['/var/lib/tulpar', '/var/tmp/tulpar']

/** Returns the owner of the folder; undefined for root (which PostgreSQL refuses) or a missing folder. */
export function ownerOf(folder: string): Account | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false })
  return stats && stats.uid !== 0 ? { uid: stats.uid, gid: stats.gid } : undefined
}

export function findNobody(): Account {
  const accounts = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8') : ''
  const line = /^nobody:[^:]*:(\d+):(\d+):/m.exec(accounts)
  return line ? { uid: Number(line[1]), gid: Number(line[2]) } : { uid: 65534, gid: 65534 }
}

const passThrough = 0o1
export const readOnly = 0o4
export const readAndRun = 0o5

/** Returns true if the account can enter every folder of the path and has the `needed` permissions on the path itself. */
export function isReachable(path: string, account: Account, needed: number = passThrough): boolean {
  return isAllowed(path, account, needed) && areParentsOpen(path, account)
}

function areParentsOpen(path: string, account: Account): boolean {
  const parent = dirname(path)
  return parent === path || (isAllowed(parent, account, passThrough) && areParentsOpen(parent, account))
}

function isAllowed(path: string, account: Account, needed: number): boolean {
  const stats = statSync(path)
  const shift = stats.uid === account.uid ? 6 : stats.gid === account.gid ? 3 : 0
  return ((stats.mode >> shift) & needed) === needed
}

/** Returns a folder owned by root that every account can enter. Throws when there is none. */
export function ensureOpenFolder(): string {
  const folder = openFolders.find(isOpenFolder)
  if (!folder) {
    throw new Error(`the database cannot run as root here: set DATA_DIR to a folder that every account can reach, or DATABASE_URL`)
  }
  return folder
}

function isOpenFolder(folder: string): boolean {
  try {
    // The process's umask would close it.
    if (mkdirSync(folder, { recursive: true }) !== undefined) chmodSync(folder, 0o755)
  } catch {
    return false
  }
  const stats = lstatSync(folder)
  return stats.isDirectory() && stats.uid === 0 && isReachable(folder, findNobody())
}
