import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { hasErrorCode } from './sql-errors.ts'

export const socketName = '.s.PGSQL.5432'
const pidFileName = 'postmaster.pid'
/** A server that starts makes a lock file and writes its number in the next moment. */
const writingMs = 1000

/** The process id of the server that holds the folder, running or starting. */
export function findServerPid(folder: string): number | undefined {
  const pid = pidIn(read(join(folder, pidFileName)))
  return pid !== undefined && isServerOf(pid, folder) ? pid : undefined
}

/**
 * A server that was killed leaves two files with its number, one for its folder and one for its socket. PostgreSQL takes whatever process
 * has that number now for a running server, be it a stranger or one that has ended, and an empty file for a server that starts: it would
 * refuse to start for ever.
 */
export function removeStaleLockFiles(folder: string, socketFolder: string): void {
  removeIfStale(join(folder, pidFileName), folder)
  removeIfStale(join(socketFolder, `${socketName}.lock`), folder)
}

/** A lock in somebody's way: they end, and it is worth trying again. */
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
  // A server that was started since then has put its own in the place.
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

/** When in doubt it says yes: two servers on one folder would ruin it. */
function isServerOf(pid: number, folder: string): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (hasErrorCode(error, 'ESRCH')) return false
  }
  const words = readCommandLine(pid)
  if (!words) return true
  // A server's own processes rename themselves to `postgres: …`; the one that holds the folder keeps its command line.
  const [program = ''] = words
  if (basename(program) !== 'postgres') return false
  const named = words.indexOf('-D')
  return named === -1 || words[named + 1] === folder
}

/** Empty for a process that has ended and that nobody took note of. */
function readCommandLine(pid: number): string[] | undefined {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return [execFileSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' }).trim()]
  } catch {
    return undefined
  }
}
