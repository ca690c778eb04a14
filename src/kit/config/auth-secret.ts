import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sync, writeDurably } from '../files/durable.ts'
import { ensureDataDir } from '../files/private-folder.ts'

/** Returns the development secret. It is stored in DATA_DIR at the first start, so sessions survive a restart. */
export function ensureAuthSecret(dataDir: string): string {
  const file = join(dataDir, 'auth-secret')
  return readSecret(file) ?? makeSecret(file)
}

function readSecret(file: string): string | undefined {
  try {
    const secret = readFileSync(file, 'utf8').trim()
    return secret.length >= 32 ? secret : undefined
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Two simultaneous starts must agree on one secret. Creating the link fails for the second, which then reads the first one's. */
function makeSecret(file: string): string {
  ensureDataDir(dirname(file))
  // A power cut can leave an empty file, which may be replaced. A file with content is never overwritten.
  if (statSync(file, { throwIfNoEntry: false })?.size === 0) rmSync(file)
  const draft = `${file}.${process.pid}`
  writeDurably(draft, `${randomBytes(32).toString('hex')}\n`, 0o600)
  try {
    linkSync(draft, file)
    sync(dirname(file))
  } catch (error) {
    if (!readSecret(file)) throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(file, 'utf8').trim()
}
