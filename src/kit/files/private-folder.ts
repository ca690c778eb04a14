import { chmodSync, mkdirSync } from 'node:fs'
import { chmod, mkdir } from 'node:fs/promises'

/** Creates a folder that only its owner can enter, and restricts an existing one to that. */
export async function ensurePrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  await chmod(path, 0o700)
}

/** Creates DATA_DIR so that others can't read it. An existing one stays as it is, since it may hold other things. */
export function ensureDataDir(path: string): void {
  if (mkdirSync(path, { recursive: true }) === undefined) return
  // Root's database server runs as `nobody`, which has to get through to its own folder.
  chmodSync(path, process.getuid?.() === 0 ? 0o711 : 0o700)
}

/** Whatever this process writes from now on, such as files of libraries, is for its own account only. */
export function writeForOwnerOnly(): void {
  process.umask(0o077)
}
