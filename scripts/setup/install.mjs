import { existsSync, readFileSync } from 'node:fs'
import { withLock } from './lock.mjs'
import { inRoot } from './root.mjs'
import { announced, npm, runQuietly } from './run.mjs'

/** Installs the packages if node_modules does not match package-lock.json. */
export async function ensureInstalled() {
  if (isInstalled()) return
  await withLock('setup', announceWait, async () => {
    if (isInstalled()) return
    await announced('Installing packages', () =>
      // The build needs the dev packages, which npm leaves out when NODE_ENV is production.
      runQuietly('npm ci', npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])),
    )
    if (!isInstalled()) throw new Error('npm ci left packages out: delete node_modules and try again')
  })
}

function announceWait() {
  console.log('Waiting for another start of this shop to finish installing …')
}

/** npm writes node_modules/.package-lock.json last, with the packages it really installed. */
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

/** Accepts a missing entry if it is the shop's own package, optional for other platforms, or a dev package in production. */
function isDispensable(path, { optional, dev, devOptional }) {
  return path === '' || optional || devOptional || (dev && process.env.NODE_ENV === 'production')
}
