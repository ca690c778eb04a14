import { existsSync, readFileSync } from 'node:fs'
import { withLock } from './lock.mjs'
import { inRoot } from './root.mjs'
import { announced, npm, runQuietly } from './run.mjs'

/** Installs the packages when node_modules is not what package-lock.json asks for. */
export async function ensureInstalled() {
  if (isInstalled()) return
  await withLock('setup', announceWait, async () => {
    if (isInstalled()) return
    await announced('Installing packages', () =>
      // The build needs what NODE_ENV=production would leave out.
      runQuietly('npm ci', npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])),
    )
    if (!isInstalled()) throw new Error('npm ci left packages out: delete node_modules and try again')
  })
}

function announceWait() {
  console.log('Waiting for another start of this shop to finish installing …')
}

/** npm writes node_modules/.package-lock.json last, with what it really installed. */
function isInstalled() {
  const record = inRoot('node_modules', '.package-lock.json')
  if (!existsSync(record) || !existsSync(inRoot('node_modules', 'node', 'bin'))) return false
  const installed = readPackages(record)
  const wanted = Object.entries(readPackages(inRoot('package-lock.json')))
  return wanted.every(([path, entry]) => {
    const found = installed[path]
    return found ? found.version === entry.version && found.integrity === entry.integrity : isDispensable(path, entry)
  })
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

/** The package itself, what belongs to other platforms, and in production what only work on the shop needs. */
function isDispensable(path, { optional, dev, devOptional }) {
  return path === '' || optional || devOptional || (dev && process.env.NODE_ENV === 'production')
}
