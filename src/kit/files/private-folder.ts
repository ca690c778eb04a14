import { chmod, mkdir } from 'node:fs/promises'

/** Creates a folder that only its owner can enter, and restricts an existing one to that. */
export async function ensurePrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  await chmod(path, 0o700)
}
