import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#kit/config/project-root.ts'

/** Linux keeps these files in memory; containers often make the folder too small to be of use. */
const memory = '/dev/shm'
/** Databases, their log and all that tests write at the same time take a quarter of it. */
const leastBytes = 2 * 1024 ** 3

/** Where a disk takes half a second to copy a database, memory takes a twentieth. Undefined where there is too little of it. */
function memoryFolder(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return Math.min(bavail * bsize, process.availableMemory()) < leastBytes ? undefined : memory
  } catch {
    return undefined
  }
}

/** A folder for all runs on this checkout, gone when the last of them ends; undefined where it would lie on a disk. */
export function sharedMemoryFolder(): string | undefined {
  const folder = memoryFolder()
  const checkout = createHash('sha256').update(projectRoot).digest('hex').slice(0, 12)
  return folder && join(folder, `tulpar-database-${checkout}`)
}

/** For this process and all that it starts: temporary files lie in memory, and go when it ends. A TMPDIR that was named stays. */
export function keepTemporaryFilesInMemory(): void {
  const folder = memoryFolder()
  if (folder === undefined || process.env.TMPDIR !== undefined) return
  for (const name of readdirSync(folder)) if (isLeftOver(name)) rmSync(join(folder, name), { recursive: true, force: true })
  const own = join(folder, `tulpar-${process.pid}`)
  mkdirSync(own, { recursive: true, mode: 0o755 })
  process.env.TMPDIR = own
  process.once('exit', () => rmSync(own, { recursive: true, force: true }))
}

function isLeftOver(name: string): boolean {
  const pid = /^tulpar-(\d+)$/.exec(name)?.[1]
  return pid !== undefined && !isAlive(Number(pid))
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
