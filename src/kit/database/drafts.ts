import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { hasErrorCode } from './sql-errors.ts'

/** No draft takes that long. The process id in the name of an older one belongs to another process by now. */
const longestMakingMs = 60 * 60_000

/** Returns a temporary path next to the final one, with this process's id. The file or folder is renamed when complete. */
export function draftOf(path: string): string {
  return `${path}.new-${process.pid}-${randomUUID()}`
}

/** Deletes the drafts of killed processes. */
export function removeLeftDrafts(path: string): void {
  const prefix = `${basename(path)}.new-`
  for (const name of readdirSync(dirname(path))) {
    if (!name.startsWith(prefix)) continue
    const draft = join(dirname(path), name)
    if (!isLeft(draft, Number(/^\d+(?=-)/.exec(name.slice(prefix.length))?.[0]))) continue
    try {
      rmSync(draft, { recursive: true, force: true })
    } catch {
      // A child of the killed process still writes to it. The next start deletes it.
    }
  }
}

function isLeft(draft: string, makerPid: number): boolean {
  const stats = statSync(draft, { throwIfNoEntry: false })
  if (!stats) return false
  return Date.now() - stats.mtimeMs > longestMakingMs || (makerPid > 0 && !isAlive(makerPid))
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return !hasErrorCode(error, 'ESRCH')
  }
}
