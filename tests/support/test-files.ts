import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const folders = ['src', 'tests', 'scripts']
const databaseFiles = ['tests/support/database.ts', 'tests/support/database-server.ts']
const support = 'tests/support/'

/** Sorts all Vitest test files by whether they use a database, directly or through tests/support. */
export function sortTestFiles(root: string): { database: string[]; pure: string[] } {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.test\.(?:tsx?|mjs)$/.test(file) && !/^tests\/(?:faults|deploy)\//.test(file)),
  )
  const needsDatabase = (file: string) => reachesDatabase(root, file)
  return { database: files.filter(needsDatabase).sort(), pure: files.filter((file) => !needsDatabase(file)).sort() }
}

function reachesDatabase(root: string, file: string, seen = new Set<string>()): boolean {
  if (databaseFiles.includes(file)) return true
  if (seen.has(file)) return false
  seen.add(file)
  const text = readFileSync(join(root, file), 'utf8')
  if (text.includes("inject('database')")) return true
  const imports = text.matchAll(/(?:from|import)\s*\(?\s*'((?:#tests|\.)\/[^']+)'/g)
  return [...imports]
    .map(([, path = '']) => (path.startsWith('#tests/') ? path.slice(1) : normalize(join(dirname(file), path)).replaceAll('\\', '/')))
    .some((path) => path.startsWith(support) && reachesDatabase(root, path, seen))
}
