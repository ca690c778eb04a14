import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { hasErrorCode } from './sql-errors.ts'

/** Nothing here takes that long to make, so the number in the name of an older one is another's by now. */
const longestMakingMs = 60 * 60_000

/** Where a file or folder is made before it gets its name: next to it, and named after who makes it. */
export function draftOf(path: string): string {
  return `${path}.new-${process.pid}-${randomUUID()}`
}

/** What was being made by somebody who was killed. */
export function removeLeftDrafts(path: string): void {
  const prefix = `${basename(path)}.new-`
  for (const name of readdirSync(dirname(path))) {
    if (!name.startsWith(prefix)) continue
    const draft = join(dirname(path), name)
    if (!isLeft(draft, Number(/^\d+(?=-)/.exec(name.slice(prefix.length))?.[0]))) continue
    try {
      rmSync(draft, { recursive: true, force: true })
    } catch {
      // A child of who was killed still writes to it: the next start will find it.
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
