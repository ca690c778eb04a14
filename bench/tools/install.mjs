import { existsSync } from 'node:fs'
import { inRoot } from '../../scripts/setup/root.mjs'
import { announced, npm, runQuietly } from '../../scripts/setup/run.mjs'

/** Installs the bench's own packages when they are first needed. */
export async function ensureToolsInstalled() {
  if (existsSync(inRoot('bench', 'node_modules', '.package-lock.json'))) return
  const [command, args] = npm(['ci', '--prefix', inRoot('bench'), '--no-audit', '--no-fund', '--loglevel=error'])
  await announced('Installing the tools of measuring', () => runQuietly('npm ci in bench', [command, args]))
}
