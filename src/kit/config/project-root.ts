import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of package.json, independent of where the running file was bundled to. */
export const projectRoot = findRoot(import.meta.dirname)

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json')) && existsSync(join(folder, 'db', 'migrations'))) return folder
  const parent = dirname(folder)
  return parent === folder ? process.cwd() : findRoot(parent)
}
