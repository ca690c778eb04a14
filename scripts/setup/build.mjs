import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { inRoot } from './root.mjs'
import { announced, npm, runQuietly } from './run.mjs'

const sources = [
  'src',
  'messages',
  'assets/web',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
  'scripts',
]
/** A production build contains no demo. */
export const isForProduction = process.env.NODE_ENV === 'production'

const stampFile = inRoot('build', 'sources')

/** Builds the shop if its sources have changed since the last build. */
export async function ensureBuilt() {
  if (isBuilt()) return
  await withLock('setup', announceWait, async () => {
    if (isBuilt()) return
    const before = sourcesHash()
    await announced('Building the shop', () => runQuietly('npm run build', npm(['run', 'build'])))
    writeFileSync(stampFile, stampOf(before, !isForProduction))
  })
}

function announceWait() {
  console.log('Waiting for another start of this shop to finish building …')
}

/** A build with the demo also serves in production. */
function isBuilt() {
  if (!existsSync(stampFile) || !existsSync(inRoot('build', 'server', 'index.js'))) return false
  const stamp = readFileSync(stampFile, 'utf8')
  const hash = sourcesHash()
  return stamp === stampOf(hash, true) || (isForProduction && stamp === stampOf(hash, false))
}

function stampOf(hash, withDemo) {
  return withDemo ? hash : `${hash} without demo`
}

function sourcesHash() {
  const hash = createHash('sha1')
  for (const source of sources) add(hash, source)
  return hash.digest('hex')
}

function add(hash, path) {
  if (!existsSync(inRoot(path))) return
  const entries = readdirSyncOrUndefined(path)
  if (entries) {
    for (const entry of entries.sort()) add(hash, join(path, entry))
  } else if (!/\.test\.(?:tsx?|mjs)$/.test(path)) {
    hash.update(`${path}\0`).update(readFileSync(inRoot(path)))
  }
}

function readdirSyncOrUndefined(path) {
  try {
    return readdirSync(inRoot(path))
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined
    throw error
  }
}
