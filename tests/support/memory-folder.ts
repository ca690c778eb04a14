import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#kit/config/project-root.ts'

/** A file system in memory on Linux. In containers it is often too small to use. */
const memory = '/dev/shm'
/** The databases, their log and all files of the tests together use a quarter of it. */
const leastBytes = 2 * 1024 ** 3

/** Copying a database takes half a second on a disk and a twentieth in memory. Undefined where there is too little memory. */
function memoryFolder(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return Math.min(bavail * bsize, process.availableMemory()) < leastBytes ? undefined : memory
  } catch {
    return undefined
  }
}

/** Returns a folder that all runs on this checkout share; the last of them removes it. Undefined where it would be on a disk. */
export function sharedMemoryFolder(): string | undefined {
  const folder = memoryFolder()
  const checkout = createHash('sha256').update(projectRoot).digest('hex').slice(0, 12)
  return folder && join(folder, `tulpar-database-${checkout}`)
}

/** Puts the temporary files of this process and its children in memory until it ends. A TMPDIR that is already set stays. */
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
