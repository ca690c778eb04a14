import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** The app serves the files of the build from here. */
export const builtRoot = 'build/client'

/** Returns the addresses of the built files. Any other address may need a page and database queries, even one with a file extension. */
export function builtFiles(root = builtRoot): ReadonlySet<string> {
  if (!existsSync(root)) return new Set()
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Set(entries.map(({ parentPath, name }) => `/${relative(root, join(parentPath, name)).replaceAll(sep, '/')}`))
}
