import { copyFile, cp, link, lstat, mkdir, readdir } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

/** A draft is still being written, so it is left out. */
const isDraft = (path: string) => path.endsWith('.draft')

/** Copies all files below `from` and returns how many. */
export async function copyFiles(from: string, to: string): Promise<number> {
  let count = 0
  await mkdir(to, { recursive: true, mode: 0o700 })
  await cp(from, to, {
    recursive: true,
    preserveTimestamps: true,
    filter: async (path) => {
      if (isDraft(path)) return false
      if ((await lstat(path)).isFile()) count += 1
      return true
    },
  })
  return count
}

/** Links files instead of copying them where possible, to save space. The shop never changes a file, it only replaces it. */
export async function linkFiles(from: string, to: string): Promise<number> {
  let count = 0
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || isDraft(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const place = join(to, relative(from, path))
    await mkdir(dirname(place), { recursive: true, mode: 0o700 })
    // Copies onto another disk, or where the system has no links.
    await link(path, place).catch(() => copyFile(path, place))
    count += 1
  }
  return count
}
