import { chmod, mkdir } from 'node:fs/promises'

/** Makes a folder that its owner alone can enter, and closes one that was made with more rights. */
export async function ensurePrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  await chmod(path, 0o700)
}
