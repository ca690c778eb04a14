import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { hasErrorCode } from './sql-errors.ts'

export const socketName = '.s.PGSQL.5432'
const pidFileName = 'postmaster.pid'
/** Time between the creation of the lock file and the moment a starting server writes its process id. */
const writingMs = 1000

export function findServerPid(folder: string): number | undefined {
  const pid = pidIn(read(join(folder, pidFileName)))
  return pid !== undefined && isServerOf(pid, folder) ? pid : undefined
}

/** Removes the two lock files of a killed server. Empty, or with a reused process id, they would stop PostgreSQL from starting. */
export function removeStaleLockFiles(folder: string, socketFolder: string): void {
  removeIfStale(join(folder, pidFileName), folder)
  removeIfStale(join(socketFolder, `${socketName}.lock`), folder)
}

/** Returns true if another server's lock is the reason. That server may stop, so a retry makes sense. */
export function isAboutLock(reason: string): boolean {
  return reason.includes(pidFileName) || reason.includes(`${socketName}.lock`) || reason.includes('shared memory block')
}

function removeIfStale(path: string, folder: string): void {
  const text = read(path)
  if (text === undefined || !isStale(path, text, folder)) return
  const aside = `${path}.stale-${randomUUID()}`
  try {
    renameSync(path, aside)
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return
    throw error
  }
  // Another server has started in the meantime and created its own lock file.
  if (read(aside) !== text) putBack(aside, path)
  rmSync(aside, { force: true })
}

function putBack(aside: string, path: string): void {
  try {
    linkSync(aside, path)
  } catch (error) {
    if (!hasErrorCode(error, 'EEXIST')) throw error
  }
}

function isStale(path: string, text: string, folder: string): boolean {
  const pid = pidIn(text)
  if (pid !== undefined) return !isServerOf(pid, folder)
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats !== undefined && Math.abs(Date.now() - stats.mtimeMs) > writingMs
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return undefined
    throw error
  }
}

function pidIn(text: string | undefined): number | undefined {
  const pid = Number(text?.split('\n')[0])
  return Number.isInteger(pid) && pid > 0 ? pid : undefined
}

/** Returns true when in doubt: two servers on one folder would corrupt it. */
function isServerOf(pid: number, folder: string): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (hasErrorCode(error, 'ESRCH')) return false
  }
  const words = readCommandLine(pid)
  if (!words) return true
  // PostgreSQL's child processes rename themselves to `postgres: …`. Only the main process keeps its command line.
  const [program = ''] = words
  if (basename(program) !== 'postgres') return false
  const named = words.indexOf('-D')
  return named === -1 || words[named + 1] === folder
}

/** Returns an empty list for a zombie process. */
function readCommandLine(pid: number): string[] | undefined {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return [execFileSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' }).trim()]
  } catch {
    return undefined
  }
}
