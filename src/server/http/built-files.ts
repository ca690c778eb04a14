import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Where the app serves the files of the build from. */
export const builtRoot = 'build/client'

/** Their addresses. Every other address may cost a page and questions to the database, whatever its ending. */
export function builtFiles(root = builtRoot): ReadonlySet<string> {
  if (!existsSync(root)) return new Set()
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Set(entries.map(({ parentPath, name }) => `/${relative(root, join(parentPath, name)).replaceAll(sep, '/')}`))
}
