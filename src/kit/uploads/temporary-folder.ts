import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { ensurePrivateFolder } from '#kit/files/private-folder.ts'

/** After this time, files of a process that can't be checked, such as one on another machine, are deleted. */
const oldMs = 60 * 60_000
const nameShape = /^(\d+)-[\w-]+@(.+)$/
const host = hostname().replaceAll(/[^\w.-]/g, '_')
const own = new Set<string>()

/** Holds files while they are received and checked: a folder of this process under `incoming/`, deleted when it ends. */
export class TemporaryFolder {
  readonly #parent: string
  readonly #name = `${process.pid}-${randomBytes(6).toString('hex')}@${host}`

  constructor(dataDir: string) {
    this.#parent = join(dataDir, 'incoming')
  }

  async open(): Promise<void> {
    await ensurePrivateFolder(this.#parent)
    for (const name of await readdir(this.#parent)) {
      if (await isLeft(this.#parent, name)) await rm(join(this.#parent, name), { recursive: true, force: true })
    }
    await mkdir(join(this.#parent, this.#name), { mode: 0o700 })
    own.add(this.#name)
  }

  newPath(): string {
    return join(this.#parent, this.#name, randomBytes(12).toString('hex'))
  }

  async close(): Promise<void> {
    own.delete(this.#name)
    await rm(join(this.#parent, this.#name), { recursive: true, force: true })
  }
}

async function isLeft(parent: string, name: string): Promise<boolean> {
  if (own.has(name)) return false
  const [, pid, where] = nameShape.exec(name) ?? []
  // A restarted container reuses the same process id.
  if (where === host && (Number(pid) === process.pid || !isAlive(Number(pid)))) return true
  const about = await stat(join(parent, name)).catch(() => undefined)
  return about !== undefined && Date.now() - about.mtimeMs > oldMs
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
