import { spawn } from 'node:child_process'
import { readFileSync, realpathSync } from 'node:fs'
import { inRoot, root } from './root.mjs'

/** Returns the path of the Node that the shop installs as an npm package. */
function ownNode() {
  return realpathSync(inRoot('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node'))
}

/** Returns whether this process runs on the same major version of Node as the installed package. */
export function isOwnNode() {
  const { version } = JSON.parse(readFileSync(inRoot('node_modules', 'node', 'package.json'), 'utf8'))
  return process.versions.node.split('.')[0] === version.split('.')[0]
}

/** Runs the script under the shop's own Node, with the flags of this process, and returns its exit code. Passes stop signals on. */
export function runUnderOwnNode(script, args) {
  const child = spawn(ownNode(), [...process.execArgv, inRoot(script), ...args], { cwd: root, stdio: 'inherit' })
  // The terminal sends Ctrl-C to every process in the foreground, so the child receives it as well.
  process.on('SIGINT', () => undefined)
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)))
  })
}
